import { CacheProvider, type EmotionCache } from "@emotion/react";
import { browserslistToTargets, transform } from "lightningcss";
import { type ReactNode, useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { browserslist } from "../../package.json";
import { FirstScreenEndContext } from "../../src/components/FirstScreenEnd";
import { IslandRoot, type IslandRootProps, islandElement } from "../../src/components/island";
import { Attribute } from "../../src/lib/dataAttributes";
import { sharedStyles } from "../../src/styles/GlobalStyles";
import { styleCache } from "../../src/styles/styleCache";

const targets = browserslistToTargets(browserslist.map((line) => line.replace(">= ", "")));

/** Rendered by `<FirstScreenEnd />`. The page's HTML is split at this element. */
const foldMark = <link id="first-screen-end" />;

/**
 * Renders a page. The critical CSS is the CSS of the components above `<FirstScreenEnd />`. Each island is rendered as
 * its own React root, which src/browser/hydrateIsland.tsx hydrates.
 * @returns the HTML above and below the fold, the minified CSS (critical, shared by all pages, page-specific), and
 * whether the page has islands
 */
export async function renderPage(page: ReactNode) {
  // Loads components that islands import with `lazy`, because `renderToString` does not wait for them.
  await prerender(<CacheProvider value={styleCache()}>{page}</CacheProvider>);
  const cache = styleCache();
  let critical: Set<string> | undefined;
  const endFirstScreen = () => {
    if (critical) return null;
    critical = new Set(Object.keys(cache.inserted));
    return foldMark;
  };
  let hasIslands = false;
  function Root({ name, props, children }: IslandRootProps) {
    const identifierPrefix = useId();
    hasIslands = true;
    const __html = renderToString(<CacheProvider value={cache}>{children}</CacheProvider>, {
      identifierPrefix,
    });
    if (__html.includes("<script>"))
      throw new Error(
        `src/islands/${name}.tsx: React adds a script to a form whose \`action\` is a function, and the security policy blocks that script. Use \`onSubmit\` instead.`,
      );
    return islandElement({
      [Attribute.Island]: JSON.stringify([name, props, identifierPrefix]),
      dangerouslySetInnerHTML: { __html },
    });
  }
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <FirstScreenEndContext value={endFirstScreen}>
        <IslandRoot value={Root}>{page}</IslandRoot>
      </FirstScreenEndContext>
    </CacheProvider>,
  );
  const css = { critical: "", shared: "", own: "" };
  for (const [name, rules] of Object.entries(cache.inserted)) {
    const later = name === sharedStyles.name ? "shared" : "own";
    css[critical?.has(name) === false ? later : "critical"] += rules;
  }
  // Pages with islands keep emotion's class names, because emotion computes the same names again in the browser.
  const minifyNames = hasIslands ? (code: string) => code : classNameMinifier(cache);
  const [above = "", below] = minifyNames(html).split(renderToStaticMarkup(foldMark));
  return {
    above,
    below,
    css: {
      critical: minifyNames(minify(css.critical)),
      shared: minify(css.shared),
      own: minifyNames(minify(css.own)),
    },
    hasIslands,
  };
}

/** Shortens emotion's class names, such as `s-1hyfx7x` to `s0`. Saves about 6% of a compressed page. */
function classNameMinifier({ key, inserted }: EmotionCache) {
  const short = new Map(Object.keys(inserted).map((name, i) => [`${key}-${name}`, key + i.toString(36)]));
  return (code: string) => code.replace(/\b[a-z]+-[a-z\d]+\b/g, (name) => short.get(name) ?? name);
}

function minify(css: string): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, targets }).code.toString();
}
