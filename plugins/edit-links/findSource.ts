import type { EditIndex } from "../../src/content/outputs/editIndex";
import { normalize } from "../../src/lib/texts";

// Finds the lines of data/ that a page's text comes from. Searches the index of all texts in data/ (editIndex.ts) for
// texts that equal it, or else contain it, or else are parts of it. Lines near those of adjacent text come first.

/** Returns the normalized text in an element, but not in its child elements. */
export const ownText = ({ childNodes }: Element) =>
  normalize([...childNodes].map((node) => (node instanceof Text ? node.data : "")).join(" "));

/** Returns an element's visible text, image file name and screen reader labels, all normalized. */
function textsOf(element: Element): string[] {
  const pieces = [element, ...element.querySelectorAll("*")].map(ownText).join(" ");
  const picture = element instanceof HTMLImageElement ? element.src.replace(/^.*\/|\.\w+$/g, "") : "";
  const attributes = [element, element.closest("a, button") ?? element].flatMap((named) =>
    ["alt", "aria-label", "title", "data-days"].map((name) => named.getAttribute(name) ?? ""),
  );
  return [ownText(element), element.textContent ?? "", pieces, picture, ...attributes].map(normalize);
}

const linesOf = (known: readonly string[], { lines, texts }: EditIndex) =>
  [...new Set(known.flatMap((text) => texts[text] ?? []))].flatMap((i) => lines[i] ?? []);

/** Returns the known texts that are parts of `shown`, or none if they are only half of it or less. */
function partsOf(shown: string, longestFirst: readonly string[]): string[] {
  let rest = shown;
  const parts = [];
  for (const known of longestFirst) {
    const before = rest;
    rest = rest.replaceAll(new RegExp(known.replaceAll("{", ".+"), "g"), "  ");
    if (rest !== before) parts.push(known);
  }
  return rest.trim().length < shown.length / 2 ? parts : []; // Ignores the 25 in `Fri, Dec 25`.
}

function findLines(shown: readonly string[], index: EditIndex) {
  const longestFirst = Object.keys(index.texts).sort((a, b) => b.length - a.length);
  const phrases = shown.filter((text) => / .+ .+ /.test(text)); // A single word is in too many lines.
  const containing = longestFirst.filter((known) => phrases.some((phrase) => known.includes(phrase)));
  const parts = shown.flatMap((text) => partsOf(text, longestFirst));
  return [shown, containing, parts].map((known) => linesOf(known, index)).find(([first]) => first) ?? [];
}

/** Sorts lines by their distance to the text around an element, if data/ has that text in only one line. */
function byDistance(lines: EditIndex["lines"], element: Element, index: EditIndex) {
  const far = 1e6; // The distance to another file.
  for (let box = element.parentElement; box; box = box.parentElement) {
    const around = [...box.querySelectorAll("*")].map((other) => linesOf([ownText(other)], index));
    const near = around.flatMap(([line, second]) => (line && !second && !lines.includes(line) ? line : []));
    const distance = ({ file, line }: (typeof lines)[number]) =>
      Math.min(far, ...near.map((other) => (other.file === file ? Math.abs(other.line - line) : far)));
    if (lines.some((line) => distance(line) < far)) return lines.sort((a, b) => distance(a) - distance(b));
  }
  return lines;
}

/** Returns the nearest element around `from` with text from data/, and the text's lines, likeliest first. */
export function findSource(from: Element, index: EditIndex) {
  // Ignores boxes without text. Looks up the logo and names as a whole, and a `<time>` with the text around it.
  const isText = ownText(from).trim() || from.matches("svg, svg *, img, [aria-label]");
  let element = isText ? from.closest(":not(time, [translate=no] *)") : null;
  const wholes = "a, button, p, li, dl > div, [role=img]";
  for (; element; element = element.parentElement?.closest(wholes) ?? null) {
    const lines = findLines(textsOf(element), index);
    if (lines.length > 0) return { element, sources: byDistance(lines, element, index) };
  }
  return { element, sources: [] };
}
