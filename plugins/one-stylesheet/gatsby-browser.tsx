import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { STYLE_KEY } from "./styleKey";

/**
 * The head, as far as emotion uses it. Emotion puts the styles that it takes over into the head once more, though they
 * are there: the browser then forgets them and its fonts, and lays out the whole page anew, twice.
 */
const head: Pick<Node, "insertBefore"> = {
  insertBefore: (style, before) => (style.isConnected ? style : document.head.insertBefore(style, before)),
};

const cache = createCache({ key: STYLE_KEY, container: head as Node });

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
