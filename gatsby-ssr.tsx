import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { isRuntimeElement } from "./src/publish/gatsbyRuntime";

// gatsby-node.ts sets this to the bundled src/browser/inlineScript.ts or, if React runs in the browser, to `undefined`.
declare const INLINE_SCRIPT: string | undefined;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) =>
  setHtmlAttributes({ lang: "en" });

/** Replaces Gatsby's client runtime with the site's inline script. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (!INLINE_SCRIPT) return;
  const isNeeded = (node: ReactNode) => !isRuntimeElement(node);
  const inline = <script key="inline">{INLINE_SCRIPT}</script>;
  page.replaceHeadComponents(page.getHeadComponents().filter(isNeeded));
  page.replacePostBodyComponents([...page.getPostBodyComponents().filter(isNeeded), inline]);
};
