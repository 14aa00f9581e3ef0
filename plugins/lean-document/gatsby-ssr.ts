import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";

/**
 * What Gatsby and its plugins put into every document and no page of this site uses: the styles and the script of
 * `GatsbyImage` (pictures are plain `<picture>` elements).
 */
const UNUSED = ["gatsby-image-style"];

function isUsed(node: ReactNode): boolean {
  const key = node && typeof node === "object" && "key" in node ? node.key : null;
  return !UNUSED.some((unused) => key?.startsWith(unused));
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (html) => {
  html.replaceHeadComponents(html.getHeadComponents().filter(isUsed));
};
