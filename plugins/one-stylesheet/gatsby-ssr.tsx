import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Collects emotion's rules in the head, each once, instead of a `<style>` element before every styled one
 * (docs/decisions/one-stylesheet.md).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // `key` is what the names of the classes begin with. No prefixes: plugins/publish adds those that an engine needs.
  const cache = createCache({ key: "s", stylisPlugins: [] });
  // Tells emotion to keep its rules in the cache, where they are collected, and out of the markup.
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>{bodyComponent as ReactNode}</CacheProvider>,
  );
  const css = extractCriticalToChunks(html)
    .styles.map((part) => part.css)
    .join("");
  replaceBodyHTMLString(html);
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: css }} />]);
};
