import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { cluster } from "../styles/compositions";
import { space } from "../styles/tokens";
import { PrincipalFace, PrincipalName } from "./PrincipalFace";

interface FormIntroProps {
  /** A sentence about what the form asks for. */
  intro?: string | null;
  children?: ReactNode;
}

/** The introduction above a form: who reads the submissions, and what the form asks for. */
export function FormIntro({ intro, children }: FormIntroProps) {
  return (
    <div css={aboveForm}>
      {children}
      <PrincipalFace>
        <PrincipalName />
        {intro && <p>{intro}</p>}
      </PrincipalFace>
    </div>
  );
}

const aboveForm = css(cluster(space.x2), { padding: `0 ${space.x2} ${space.x2}` });
