import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FirstScreenEndContext } from "../../src/components/FirstScreenEnd";
import { sharedStyles } from "../../src/styles/GlobalStyles";
import { styleCache } from "../../src/styles/styleCache";

/** The element that `<FirstScreenEnd />` renders at the fold, and at which the rendered HTML is split. */
const mark = <link id="first-screen-end" />;

/**
 * Renders a page; the CSS that emotion inserts before `<FirstScreenEnd />` is rendered is the critical CSS.
 * @returns the HTML above and below the fold (undefined without `<FirstScreenEnd />`), the critical CSS, the deferred
 * CSS that all pages share, and that of this page alone, without duplicate rules
 */
export function renderPage(page: ReactNode) {
  const cache = styleCache();
  let critical: Set<string> | undefined;
  const endFirstScreen = () => {
    if (critical) return null;
    critical = new Set(Object.keys(cache.inserted));
    return mark;
  };
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <FirstScreenEndContext value={endFirstScreen}>{page}</FirstScreenEndContext>
    </CacheProvider>,
  );
  const css = { critical: "", shared: "", own: "" };
  for (const [name, rules] of Object.entries(cache.inserted)) {
    const later = name === sharedStyles.name ? "shared" : "own";
    css[critical?.has(name) === false ? later : "critical"] += rules;
  }
  const [above = "", below] = html.split(renderToStaticMarkup(mark));
  return { above, below, css };
}
