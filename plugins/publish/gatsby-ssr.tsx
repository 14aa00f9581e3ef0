import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BrowserScripts } from "./browserScripts";
import { contentHash } from "./contentHash";
import { renderPage } from "./renderPage";
import { smallCss } from "./smallCss";

/** From gatsby-node.ts. */
declare const BROWSER_SCRIPTS: BrowserScripts;

/** The id of what stands where a page's first screen ends. */
const BELOW = "below";

/**
 * Renders a page with its critical CSS in the head; where the first screen ends stand the site's script and the other
 * styles: a file of all pages, with the site's font, and one of the page's own (docs/decisions/one-stylesheet.md).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async (page) => {
  const { entry, deferred } = BROWSER_SCRIPTS;
  const script = <script key="script" data-deferred={deferred} dangerouslySetInnerHTML={{ __html: entry }} />;
  const { above, below, css } = renderPage(page.bodyComponent as ReactNode);
  const style = <style key="styles" dangerouslySetInnerHTML={{ __html: smallCss(css.critical) }} />;
  if (below === undefined) {
    page.replaceBodyHTMLString(above);
    page.setHeadComponents([style]);
    page.setPostBodyComponents([script]);
    return;
  }
  const between = renderToStaticMarkup(
    <>
      {script}
      <link rel="stylesheet" href={await writeStyles("shared", css.shared)} id={BELOW} />
      <link rel="stylesheet" href={await writeStyles("styles", css.own)} />
    </>,
  );
  page.replaceBodyHTMLString(above + between + below);
  page.setHeadComponents([
    // Until the first screen is whole nothing is painted: an empty one would take the phone longer than it saves, and
    // in half of one things would move. What is waited for stands behind it, because Chromium does not wait for an
    // element's end.
    <link key="expect" rel="expect" href={`#${BELOW}`} blocking="render" />,
    style,
  ]);
};

/** Writes a style sheet, and returns its address, which changes with its content. */
async function writeStyles(name: string, rules: string): Promise<string> {
  const css = smallCss(rules);
  const address = `/static/${name}-${contentHash(css)}.css`;
  // Gatsby warns of node:fs, because it could not tell what to render anew. Each build renders all.
  await writeFile(join(process.cwd(), "public", address), css);
  return address;
}

/** Leaves out what only Gatsby's runtime would read, and the styles of `GatsbyImage`, which no page uses. */
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
