import createCache, { type EmotionCache } from "@emotion/cache";

export function styleCache(): EmotionCache {
  // No Stylis plugins, because lightningcss adds the vendor prefixes.
  const cache = createCache({ key: "s", stylisPlugins: [] });
  // In a build, keeps the CSS rules in the cache instead of rendering `<style>` elements into the page. Also silences
  // the warnings about `:nth-child`: https://github.com/emotion-js/emotion/issues/2803
  cache.compat = true;
  return cache;
}
