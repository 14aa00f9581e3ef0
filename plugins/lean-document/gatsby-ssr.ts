import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";

function isOfGatsbyImage(node: ReactNode): boolean {
  const key = node && typeof node === "object" && "key" in node ? node.key : null;
  return key?.startsWith("gatsby-image-style") ?? false;
}

/**
 * Leaves out what gatsby-plugin-image puts into every document for its component, which no page of this site uses:
 * pictures are plain `<picture>` elements (docs/decisions/picture-without-gatsby-image.md).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (html) => {
  html.replaceHeadComponents(html.getHeadComponents().filter((node) => !isOfGatsbyImage(node)));
};
