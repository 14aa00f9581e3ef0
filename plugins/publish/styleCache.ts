import createCache, { type EmotionCache } from "@emotion/cache";

/** Makes the cache in which emotion collects the styles of a page. */
export function styleCache(): EmotionCache {
  // `key` is what the names of the classes begin with. lightningcss adds the prefixes (smallCss.ts).
  const cache = createCache({ key: "s", stylisPlugins: [] });
  // While a page is rendered, keeps the rules in the cache and out of the markup; in `npm start`, silences the warning
  // of each :nth-child, which only styles inside of the markup would break.
  cache.compat = true;
  return cache;
}
