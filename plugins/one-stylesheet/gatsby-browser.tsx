import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";

const cache = createCache({ key: "s" });
// As in gatsby-ssr.tsx. Without it emotion warns of every :nth-child, which only styles inside of the markup would break.
cache.compat = true;

/** In `gatsby develop`, where React draws the page: the same cache as in the build. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
