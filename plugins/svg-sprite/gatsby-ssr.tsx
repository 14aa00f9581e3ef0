import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { firstScreenOf } from "../../src/lib/firstScreen";
import { SvgSprite, usedIds } from "./SvgSprite";

/**
 * Puts the SVG sprite at the top of a page's body, with the parts that the page uses (docs/decisions/svg-sprite.md). Of a
 * page with a first screen of its own those that are used below it alone come last.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  bodyHtml,
  setPreBodyComponents,
  setPostBodyComponents,
}: RenderBodyArgs & { bodyHtml?: string }) => {
  if (!bodyHtml) {
    // `gatsby develop` renders pages in the browser alone, so what they use is not known here: the sprite is whole.
    setPreBodyComponents([<SvgSprite key="sprite" isUsed={() => true} />]);
    return;
  }
  const first = usedIds(firstScreenOf(bodyHtml)?.above ?? bodyHtml);
  const later = new Set([...usedIds(bodyHtml)].filter((id) => !first.has(id)));
  setPreBodyComponents([<SvgSprite key="sprite" isUsed={(id) => first.has(id)} />]);
  if (later.size > 0)
    setPostBodyComponents([<SvgSprite key="later-sprite" isUsed={(id) => later.has(id)} />]);
};
