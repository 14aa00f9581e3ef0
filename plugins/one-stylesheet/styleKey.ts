/**
 * What the names of emotion's classes and styles begin with. Not its own `css`, because the cache that emotion makes for
 * that key by itself would move the page's styles (gatsby-browser.tsx).
 */
export const STYLE_KEY = "s";
