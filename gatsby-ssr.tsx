import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { isRuntimeElement } from "./src/publish/gatsbyRuntime";

// A constant that gatsby-node.ts defines. In `npm start`, or if React runs in the browser, it is undefined.
declare const INLINE_SCRIPT: string | undefined;

/**
 * Gives each page one Emotion cache, because Emotion would otherwise repeat styles, and the home page's HTML would be a
 * third larger. Omits vendor prefixes. Leaves styles in the body: in the head, they delayed the first paint by 20%.
 */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={createCache({ key: "css", stylisPlugins: [] })}>{element}</CacheProvider>
);

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
