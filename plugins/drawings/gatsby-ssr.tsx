import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { DrawingSheet, usedIds } from "./DrawingSheet";

/**
 * Puts the drawings that a page refers to at the top of its body, each once. A component only
 * refers to them (docs/decisions/drawings-once.md).
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  bodyHtml,
  setPreBodyComponents,
}: RenderBodyArgs & { bodyHtml?: string }) => {
  // While developing pages are rendered in the browser alone: nothing is known of them here, so all drawings come.
  const used = bodyHtml ? usedIds(bodyHtml) : null;
  setPreBodyComponents([<DrawingSheet key="drawings" isUsed={(id) => used?.has(id) ?? true} />]);
};
