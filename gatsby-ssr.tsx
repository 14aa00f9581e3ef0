import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { isGatsbyImageElement, isRuntimeElement } from "./plugins/publish/gatsbyRuntime";
import { HydrationContext } from "./src/components/useHydration";

/** Defined by plugins/publish, except in `npm start` and in builds that hydrate every page. */
declare const INLINE_SCRIPT: string;

const hydratedPages = new Set<string>();
const pagesWithGatsbyImage = new Set<string>();

/** Each page has one emotion cache, so that the page contains each style once. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => (
  <HydrationContext value={() => hydratedPages.add(pathname)}>
    <CacheProvider value={createCache({ key: "css", stylisPlugins: [] })}>{element}</CacheProvider>
  </HydrationContext>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ bodyHtml, pathname, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en" });
  // In `npm start`, `bodyHtml` is undefined.
  if (bodyHtml?.includes("data-gatsby-image-wrapper")) pagesWithGatsbyImage.add(pathname);
};

/**
 * Unless a component has called `useHydration`, replaces Gatsby's client runtime with the site's inline script, and leaves
 * out the styles and the script of `GatsbyImage` if the page has none.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (typeof INLINE_SCRIPT === "undefined" || hydratedPages.has(page.pathname)) return;
  const hasImage = pagesWithGatsbyImage.has(page.pathname);
  const isNeeded = (node: ReactNode) => !isRuntimeElement(node) && (hasImage || !isGatsbyImageElement(node));
  const inline = <script key="inline">{INLINE_SCRIPT}</script>;
  page.replaceHeadComponents([...page.getHeadComponents().filter(isNeeded), inline]);
  page.replacePostBodyComponents(page.getPostBodyComponents().filter(isNeeded));
};
