import createCache, { type EmotionCache } from "@emotion/cache";

/** Creates the cache in which emotion collects the styles of a page. */
export function styleCache(): EmotionCache {
  // `key` is the prefix of class names. Vendor prefixes are added by lightningcss (minifyCss.ts), not by stylis.
  const cache = createCache({ key: "s", stylisPlugins: [] });
  // In a build, `compat` keeps the rules in the cache and out of the HTML. In `npm start` it silences the warnings about
  // `:nth-child`, which matter only where `<style>` elements are rendered among the content.
  cache.compat = true;
  return cache;
}
