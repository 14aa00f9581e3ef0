import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { cluster } from "../styles/compositions";
import { space } from "../styles/tokens";
import { PrincipalFace, PrincipalName } from "./PrincipalFace";
import type { SiteData } from "./siteData";

interface FormIntroProps {
  data: SiteData;
  /** What the form asks for. */
  intro?: string | null;
  children?: ReactNode;
}

/** Says above a form who reads it. */
export function FormIntro({ data, intro, children }: FormIntroProps) {
  return (
    <div css={aboveForm}>
      {children}
      <PrincipalFace data={data}>
        <PrincipalName data={data} />
        {intro && <p>{intro}</p>}
      </PrincipalFace>
    </div>
  );
}

const aboveForm = css(cluster(space.x2), { padding: `0 ${space.x2} ${space.x2}` });
