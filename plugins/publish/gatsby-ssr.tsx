import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BrowserScripts } from "./browserScripts";
import { contentHash } from "./contentHash";
import { minifyCss } from "./minifyCss";
import { renderPage } from "./renderPage";

/** Defined by webpack's DefinePlugin in gatsby-node.ts. */
declare const BROWSER_SCRIPTS: BrowserScripts;

/** The id of the first element below the fold. */
const BELOW = "below";

/**
 * Renders a page with its critical CSS in the head. At the fold come the site's script and two deferred style sheets:
 * one that all pages share, with the site's font, and one of the page alone (docs/decisions/one-stylesheet.md).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async (page) => {
  const { entry, deferred } = BROWSER_SCRIPTS;
  const script = <script key="script" data-deferred={deferred} dangerouslySetInnerHTML={{ __html: entry }} />;
  const { above, below, css } = renderPage(page.bodyComponent as ReactNode);
  const style = <style key="styles" dangerouslySetInnerHTML={{ __html: minifyCss(css.critical) }} />;
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
    // Delays the first paint until all content above the fold is parsed: painting a part of it earlier would cost a
    // slow phone time and shift the layout. Chromium waits for a start tag only, hence the first element below the fold.
    <link key="expect" rel="expect" href={`#${BELOW}`} blocking="render" />,
    style,
  ]);
};

/** Writes a deferred style sheet, and returns its address, which contains a content hash. */
async function writeStyles(name: string, rules: string): Promise<string> {
  const css = minifyCss(rules);
  const address = `/static/${name}-${contentHash(css)}.css`;
  // Gatsby warns about node:fs because of incremental builds, but every build here renders all pages.
  await writeFile(join(process.cwd(), "public", address), css);
  return address;
}

/** Removes what only Gatsby's runtime would use, and the styles of `GatsbyImage`, which no page contains. */
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
