import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { SvgSprite, usedIds } from "./SvgSprite";

/** Puts the SVG sprite at the top of a page's body, with the parts that the page uses (docs/decisions/svg-sprite.md). */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  bodyHtml,
  setPreBodyComponents,
}: RenderBodyArgs & { bodyHtml?: string }) => {
  // `gatsby develop` renders pages in the browser alone, so what they use is not known here: the sprite is whole.
  const used = bodyHtml ? usedIds(bodyHtml) : null;
  setPreBodyComponents([<SvgSprite key="sprite" isUsed={(id) => used?.has(id) ?? true} />]);
};
