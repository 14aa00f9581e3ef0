import { firstScreenOf } from "../../src/lib/firstScreen";
import type { BrowserScripts } from "../browser-scripts/browserScripts";

/**
 * What a page does without. Gatsby writes for its own runtime, which no page loads: its scripts and what they
 * read, the marks of its slices and of its head, the wrapper that takes the focus when it navigates and the region
 * in which it says so.
 */
const ofNoUse = [
  /\s*<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>\s*/g,
  /<link[^>]* as="(?:script|fetch)"[^>]*>/g,
  /<meta name="generator"[^>]*>/g,
  / data-gatsby-head="true"/g,
  /<!-- slice-(?:start|end) id="[^"]*" -->/g,
  /<div id="gatsby-announcer"[^>]*><\/div>/g,
  /(?<=<div) style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"(?=>)/g,
  // What React writes and HTML does without.
  /(?<=<(?:meta|link|br|wbr|img|input|hr)\b[^>]*)\/(?=>)/g,
];

/** A script that neither Gatsby nor the site's structured data brings: someone wrote it into a page. */
const foreign =
  /<script(?![^>]*application\/ld\+json)(?!\s+id="gatsby-|\s+src="\/[\w-]+-[\da-f]{20}\.js"|>window\.___)[^>]*>/i;

/**
 * A page as visitors get it: Gatsby's HTML without what its runtime would need, and with the site's own entry, so that
 * no request stands between a visitor and what it does (docs/decisions/no-react-in-the-browser.md).
 * @throws when the entry holds what would end it inside HTML, when the page has no place for it, or a script of its own
 */
export function publishedPage(html: string, { entry, deferred }: BrowserScripts): string {
  if (/<\/script|<!--/i.test(entry)) throw new Error("the entry script cannot stand inside of HTML");
  const script = foreign.exec(html)?.[0];
  if (script)
    throw new Error(
      `${script} would not be published: what happens in the browser stands in src/browser (CONTRIBUTING.md, "Something that happens in the browser")`,
    );
  const page = ofNoUse.reduce((text, part) => text.replace(part, ""), html);
  const place = afterFirstScreen(page);
  return `${page.slice(0, place)}<script data-deferred="${deferred.address}">${entry}</script>${page.slice(place)}`;
}

/** Where the first screen ends, or the main content: the entry has to run before the browser meets what is below. */
function afterFirstScreen(page: string): number {
  const above = firstScreenOf(page)?.above ?? /^[\s\S]*?<\/main>/.exec(page)?.[0];
  if (!above) throw new Error("a page without main content");
  return above.length;
}
