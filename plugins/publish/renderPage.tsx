import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FirstScreenEndContext } from "../../src/components/FirstScreenEnd";
import { sharedStyles } from "../../src/styles/GlobalStyles";
import { styleCache } from "./styleCache";

/** A page as HTML, and its style rules, each once. */
export interface RenderedPage {
  /** To the end of the first screen. */
  above: string;
  /** From there on; undefined for a page without `<FirstScreenEnd />`, which is in `above`. */
  below: string | undefined;
  /** The rules by where they belong: inside the page, in the file of all pages, in the page's own file. */
  css: Record<"critical" | "shared" | "own", string>;
}

/** Stands where the first screen ends, until the page is rendered. */
const mark = <link id="first-screen-end" />;

/** Renders a page; the rules that emotion has met before the end of the first screen are critical. */
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
