import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { cluster } from "../styles/compositions";
import { space } from "../styles/tokens";
import { PrincipalFace, PrincipalName } from "./PrincipalFace";

interface FormIntroProps {
  data: Queries.PrincipalFaceFragment;
  /** What the form asks for. */
  intro?: string | null;
  children?: ReactNode;
}

/** Says above a form who reads it. Must have the same parent as the form's `ProviderFrame`. */
export function FormIntro({ data, intro, children }: FormIntroProps) {
  return (
    <div css={aboveForm}>
      {children}
      <PrincipalFace data={data} styles={whoAndWhat}>
        <PrincipalName data={data} />
        {intro && <p>{intro}</p>}
      </PrincipalFace>
    </div>
  );
}

const aboveForm = css(cluster(space.x2), { padding: `0 ${space.x2} ${space.x2}` });
/** Hidden while the form doesn't respond, because then nobody can fill it in. */
const whoAndWhat = css({ "div:has(> [data-state=unresponsive]) > * > &": { display: "none" } });
