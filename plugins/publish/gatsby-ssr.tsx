import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Attribute } from "../../src/lib/dataAttributes";
import type { BrowserScripts } from "./browserScripts";
import { contentHash } from "./contentHash";
import { renderPage } from "./renderPage";

/** Defined in gatsby-node.ts with webpack's DefinePlugin. */
declare const BROWSER_SCRIPTS: BrowserScripts;

/** The id of the first element below the fold. */
const BELOW = "below";

/**
 * Renders a page with critical CSS in the head. At the fold, inserts the inline script and two deferred stylesheets:
 * one that all pages share, with the site's font, and one for this page (docs/decisions/critical-css.md).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async (page) => {
  const { inline, inlineWithIslands, deferred } = BROWSER_SCRIPTS;
  const { above, below, css, hasIslands } = await renderPage(page.bodyComponent as ReactNode);
  const __html = (hasIslands && inlineWithIslands) || inline;
  const between = renderToStaticMarkup(
    <>
      <script {...{ [Attribute.DeferredScript]: deferred }} dangerouslySetInnerHTML={{ __html }} />
      {below !== undefined && (
        <>
          <link rel="stylesheet" href={await writeStyles("shared", css.shared)} id={BELOW} />
          <link rel="stylesheet" href={await writeStyles("styles", css.own)} />
        </>
      )}
    </>,
  );
  page.replaceBodyHTMLString(above + between + (below ?? ""));
  // Delays the first paint until the browser has parsed all content above the fold, because painting this content in
  // parts would cause layout shifts and take longer on slow phones.
  const expect = <link key="expect" rel="expect" href={`#${BELOW}`} blocking="render" />;
  const style = <style key="styles" dangerouslySetInnerHTML={{ __html: css.critical }} />;
  page.setHeadComponents(below === undefined ? [style] : [expect, style]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => page.setHtmlAttributes({ lang: "en" });

async function writeStyles(name: string, css: string): Promise<string> {
  const address = `/static/${name}-${contentHash(css)}.css`;
  // Because of `writeFile`, Gatsby may warn about an "unsafe builtin" and render all pages in the next build.
  // All our builds do so (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/commands/build-utils.ts).
  await writeFile(join(process.cwd(), "public", address), css);
  return address;
}

/** Removes elements that only Gatsby's runtime uses, and `GatsbyImage`'s styles, because no page uses `GatsbyImage`. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (html) => {
  html.replaceHeadComponents(html.getHeadComponents().filter((node) => !isOfRuntime(node)));
  html.replacePostBodyComponents(html.getPostBodyComponents().filter((node) => !isOfRuntime(node)));
};

function isOfRuntime(node: ReactNode): boolean {
  if (!isValidElement<{ as?: string; sliceId?: string }>(node)) return false;
  const { key, props } = node;
  return (
    /^(generator|gatsby-image-style|script-loader)/.test(key ?? "") ||
    props.as === "script" ||
    props.sliceId === "_gatsby-scripts"
  );
}
