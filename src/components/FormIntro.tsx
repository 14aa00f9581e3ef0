import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { space } from "../styles/tokens";
import { AnswerTime } from "./OpenStatus";
import { PrincipalFace } from "./PrincipalFace";

interface FormIntroProps {
  data: Queries.PrincipalFaceFragment & Queries.OpenStatusFragment;
  /** Hidden while the form doesn't respond. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** Says above a form who answers, and when. Must have the same parent as the form's `ProviderFrame`. */
export function FormIntro({ data, intro, children }: FormIntroProps) {
  return (
    <div css={aboveForm}>
      {children}
      <PrincipalFace data={data}>
        <AnswerTime data={data} intro={intro} />
      </PrincipalFace>
    </div>
  );
}

const aboveForm = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.x2,
  padding: `0 ${space.x2} ${space.x2}`,
});
