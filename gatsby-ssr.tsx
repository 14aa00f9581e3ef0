import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import type { SiteScripts } from "./plugins/publish/bundleScripts";
import { isGatsbyImageElement, isRuntimeElement } from "./plugins/publish/gatsbyRuntime";
import { HydrationContext } from "./src/components/useHydration";

/** Defined by plugins/publish, except in `npm start` and in builds that hydrate every page. */
declare const SITE_SCRIPTS: SiteScripts;

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
  if (bodyHtml.includes("data-gatsby-image-wrapper")) pagesWithGatsbyImage.add(pathname);
};

/**
 * Unless a component has called `useHydration`, replaces Gatsby's client runtime with the site's own scripts, and leaves
 * out the styles and the script of `GatsbyImage` if the page has none.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (typeof SITE_SCRIPTS === "undefined" || hydratedPages.has(page.pathname)) return;
  const hasImage = pagesWithGatsbyImage.has(page.pathname);
  const isNeeded = (node: ReactNode) => !isRuntimeElement(node) && (hasImage || !isGatsbyImageElement(node));
  const [head, body] = [
    page.getHeadComponents().filter(isNeeded),
    page.getPostBodyComponents().filter(isNeeded),
  ];
  const inline = <script key="inline">{SITE_SCRIPTS.inline}</script>;
  page.replaceHeadComponents([...head, inline]);
  page.replacePostBodyComponents([...body, <script key="deferred" src={SITE_SCRIPTS.deferred} defer />]);
};
