import createCache, { type EmotionCache } from "@emotion/cache";

export function styleCache(): EmotionCache {
  // Class names begin with `key`; stylis gets no prefixer plugin, because lightningcss adds vendor prefixes.
  const cache = createCache({ key: "s", stylisPlugins: [] });
  // In a build, `compat` keeps the CSS rules in the cache and out of the HTML. In `npm start`, it silences emotion's
  // warnings about `:nth-child`, which matter only if `<style>` elements are rendered among the content.
  cache.compat = true;
  return cache;
}
