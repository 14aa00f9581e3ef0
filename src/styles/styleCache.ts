import createCache, { type EmotionCache } from "@emotion/cache";

export function styleCache(): EmotionCache {
  // `key` begins all class names. There are no plugins, because lightningcss adds the vendor prefixes.
  const cache = createCache({ key: "s", stylisPlugins: [] });
  // In a build, `compat` keeps the CSS rules in the cache instead of writing `<style>` elements between the others. It
  // also silences the warnings about `:nth-child`: https://github.com/emotion-js/emotion/issues/2803
  cache.compat = true;
  return cache;
}
