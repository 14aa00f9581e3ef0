import type { EditIndex } from "../../src/content/outputs/editIndex";
import { Attribute } from "../../src/lib/dataAttributes";
import { words } from "../../src/lib/texts";

export const ownText = ({ childNodes }: Element) =>
  words([...childNodes].map((node) => (node instanceof Text ? node.data : "")).join(" "));

/** Returns what an element shows, its picture's name, and what it or its link tells screen readers, in `words`. */
function textsOf(element: Element): string[] {
  const pieces = [element, ...element.querySelectorAll("*")].map(ownText).join(" ");
  const picture = element instanceof HTMLImageElement ? element.src.replace(/^.*\/|\.\w+$/g, "") : "";
  const attributes = [element, element.closest("a, button") ?? element].flatMap((named) =>
    ["alt", "aria-label", "title", Attribute.Days].map((name) => named.getAttribute(name) ?? ""),
  );
  const texts = [ownText(element), element.textContent ?? "", pieces, picture, ...attributes].map(words);
  return texts.filter((text) => text.trim());
}

/** Returns the lines with one of these texts, or with texts that it is part of, or the longest texts that it contains. */
function linesOf(shown: readonly string[], texts: EditIndex["texts"]): number[] {
  const known = Object.keys(texts).sort((a, b) => b.length - a.length);
  const linesIn = (all: readonly string[]) => all.flatMap((text) => texts[text] ?? []);
  const isIn = (text: string) => shown.some((part) => / .+ .+ /.test(part) && text.includes(part));
  const inside = shown.flatMap((text) => {
    let rest = text;
    const found = known.filter((part) => {
      const before = rest;
      rest = rest.replace(new RegExp(part.replaceAll("{", ".+"), "g"), "  ");
      return rest !== before;
    });
    // Most of the text must be in data/, not only the 25 in `Fri, Dec 25`.
    return rest.trim().length < text.length / 2 ? linesIn(found) : [];
  });
  // A single word is part of too many texts.
  return [linesIn(shown), linesIn(known.filter(isIn)), inside].find((lines) => lines.length > 0) ?? [];
}

/** Returns the element around `from` that has lines in data/, and these lines, those of the same section first. */
export function sourceOf(from: Element, { lines, texts }: EditIndex) {
  // Sections and cards have no text of their own. The logo and the like consist of several elements. A `<time>` shows today.
  const isText = ownText(from).trim() || from.matches("svg, svg *, img, [aria-label]");
  let element = isText ? from.closest(":not(time, [translate=no] *)") : null;
  let numbers: number[] = [];
  while (element) {
    numbers = [...new Set(linesOf(textsOf(element), texts))];
    if (numbers.length > 0) break;
    element = element.parentElement?.closest("a, button, p, li, dl > div, [role=img]") ?? null;
  }
  const sources = numbers.flatMap((number) => lines[number] ?? []);
  for (let part = element?.parentElement; part && sources.length > 1; part = part.parentElement) {
    // The other texts in this part of the page that are on one line only, in the same files.
    const near = [...part.querySelectorAll("*")]
      .map((other) => texts[ownText(other)] ?? [])
      .flatMap(([one = -1, ...more]) => (more.length > 0 || numbers.includes(one) ? [] : (lines[one] ?? [])))
      .filter(({ file }) => sources.some((source) => source.file === file));
    if (near.length === 0) continue;
    const distance = ({ file, line }: (typeof lines)[number]) =>
      Math.min(...near.map((other) => (other.file === file ? Math.abs(other.line - line) : 1e6)));
    sources.sort((a, b) => distance(a) - distance(b));
    break;
  }
  return { element, sources };
}
