import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FirstScreenEndContext } from "../../src/components/FirstScreenEnd";
import { sharedStyles } from "../../src/styles/GlobalStyles";
import { styleCache } from "./styleCache";

/** The HTML of a page, and its CSS without duplicates. */
export interface RenderedPage {
  /** The HTML above the fold. */
  above: string;
  /** The HTML below the fold; undefined for a page without `<FirstScreenEnd />`, whose HTML is all in `above`. */
  below: string | undefined;
  /** Critical CSS, to be inlined; deferred CSS that all pages share; deferred CSS of this page alone. */
  css: Record<"critical" | "shared" | "own", string>;
}

/** A placeholder at the fold, at which the rendered HTML is split. */
const mark = <link id="first-screen-end" />;

/** Renders a page. Its critical CSS is what emotion has inserted before `<FirstScreenEnd />` is rendered. */
export function renderPage(page: ReactNode): RenderedPage {
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
