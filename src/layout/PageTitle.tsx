import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { RidgeEdge } from "../components/Skyline";
import { container } from "../components/sectionStyles";
import { color, fontSize, media, space } from "../styles/tokens";

export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div css={sky}>
      <div css={[container, titleAndText]}>
        <h1 css={heading}>{title}</h1>
        {children}
      </div>
      <RidgeEdge plants={false} />
    </div>
  );
}

const sky = css({
  viewTransitionName: "title",
  overflow: "hidden",
  background: `linear-gradient(${color.skyHigh}, ${color.skyLow})`,
  // Mirrors the mountain-ridge drawing, so it looks different from the one in the footer.
  "& > svg": { fill: color.ground, transform: "scaleX(-1)", [media.forcedColors]: { display: "none" } },
  [media.print]: { overflow: "visible", "& > svg": { display: "none" } },
});
const titleAndText = css({
  display: "grid",
  gap: space.x1,
  padding: `${space.x5} ${space.gutter} ${space.x1}`,
  [media.medium]: { paddingTop: space.x8 },
  [media.print]: { display: "block", padding: `${space.x2} 0 0` },
});
const heading = css({ fontSize: fontSize.h2 });
