import { css } from "@emotion/react";
import { notFoundDrawingMarkup } from "../brand/notFoundDrawingMarkup";
import { radius } from "../styles/tokens";
import { InlineSvg } from "./InlineSvg";

/** The illustration on the not-found page (404), as wide as its parent element. */
export function NotFoundDrawing() {
  return <InlineSvg css={picture} viewBox="0 0 640 480" markup={notFoundDrawingMarkup} />;
}

const picture = css({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  borderRadius: radius.card,
});
