import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { STYLE_KEY } from "./styleKey";

/**
 * Collects emotion's rules in the head, each once, instead of a `<style>` element before every styled one.
 * The browser's emotion finds them by `data-emotion` and takes them over (docs/decisions/one-stylesheet.md).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: STYLE_KEY });
  // Tells emotion to keep its rules in the cache, where they are collected, and out of the markup.
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>{bodyComponent as React.ReactNode}</CacheProvider>,
  );

  replaceBodyHTMLString(html);
  setHeadComponents(
    extractCriticalToChunks(html)
      .styles.filter(({ css }) => css)
      .map(({ key, ids, css }) => (
        <style
          key={`${key} ${ids[0]}`}
          data-emotion={`${key} ${ids.join(" ")}`}
          // Emotion's mark for a style that is in its place, and need not be moved (gatsby-browser.tsx).
          data-s=""
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  );
};
