import type { EditIndex } from "../../src/content/outputs/editIndex";
import { words } from "../../src/lib/texts";

export const ownText = ({ childNodes }: Element) =>
  words([...childNodes].map((node) => (node instanceof Text ? node.data : "")).join(" "));

/** Returns an element's visible text, image file name and screen reader labels, each normalized by `words`. */
function textsOf(element: Element): string[] {
  const pieces = [element, ...element.querySelectorAll("*")].map(ownText).join(" ");
  const picture = element instanceof HTMLImageElement ? element.src.replace(/^.*\/|\.\w+$/g, "") : "";
  const attributes = [element, element.closest("a, button") ?? element].flatMap((named) =>
    ["alt", "aria-label", "title", "data-days"].map((name) => named.getAttribute(name) ?? ""),
  );
  const texts = [ownText(element), element.textContent ?? "", pieces, picture, ...attributes].map(words);
  return texts.filter((text) => text.trim());
}

/** Returns indexes of lines in data/ that equal, or else contain, or else are part of a string in `shown`. */
function linesOf(shown: readonly string[], texts: EditIndex["texts"]): number[] {
  const known = Object.keys(texts).sort((a, b) => b.length - a.length);
  const linesIn = (all: readonly string[]) => all.flatMap((text) => texts[text] ?? []);
  // Requires at least two words, because a single word occurs in too many lines.
  const isIn = (text: string) => shown.some((part) => / .+ .+ /.test(part) && text.includes(part));
  const inside = shown.flatMap((text) => {
    let rest = text;
    const found = known.filter((part) => {
      const before = rest;
      rest = rest.replace(new RegExp(part.replaceAll("{", ".+"), "g"), "  ");
      return rest !== before;
    });
    // Ignores matches that cover less than half of the text, such as the 25 in `Fri, Dec 25`.
    return rest.trim().length < text.length / 2 ? linesIn(found) : [];
  });
  return [linesIn(shown), linesIn(known.filter(isIn)), inside].find((lines) => lines.length > 0) ?? [];
}

/** Returns the nearest element around `from` with text from data/, and the text's lines, likeliest first. */
export function sourceOf(from: Element, { lines, texts }: EditIndex) {
  // Ignores boxes without text. Looks up the logo and names as a whole, and a `<time>` with the text around it.
  const isText = ownText(from).trim() || from.matches("svg, svg *, img, [aria-label]");
  let element = isText ? from.closest(":not(time, [translate=no] *)") : null;
  let found: number[] = [];
  const around = "a, button, p, li, dl > div, [role=img]";
  for (; element; element = element.parentElement?.closest(around) ?? null) {
    found = linesOf(textsOf(element), texts);
    if (found.length > 0) break;
  }
  const sources = [...new Set(found)].flatMap((index) => lines[index] ?? []);
  for (let part = element?.parentElement; part && sources.length > 1; part = part.parentElement) {
    // The lines of the other text in `part`, if that text occurs only once in data/.
    const near = [...part.querySelectorAll("*")].flatMap((other) => {
      const [one = -1, ...more] = texts[ownText(other)] ?? [];
      return more.length > 0 || found.includes(one) ? [] : (lines[one] ?? []);
    });
    const distance = ({ file, line }: (typeof lines)[number]) =>
      Math.min(...near.map((other) => (other.file === file ? Math.abs(other.line - line) : 1e6)), 1e6);
    sources.sort((a, b) => distance(a) - distance(b));
    if (sources.some((source) => distance(source) < 1e6)) break;
  }
  return { element, sources };
}
