import type { EditIndex } from "../../src/content/outputs/editIndex";
import { Attribute } from "../../src/lib/dataAttributes";
import { words } from "../../src/lib/words";

export const ownText = ({ childNodes }: Element) =>
  words([...childNodes].map((node) => (node instanceof Text ? node.data : "")).join(" "));

export const hiddenTexts = (element: Element) =>
  ["alt", "aria-label", "content", "title", Attribute.Days].map((name) => element.getAttribute(name) ?? "");

/** Returns the lines with one of these texts, or with texts that it is part of, or the longest texts that it contains. */
function lookUp(texts: EditIndex["texts"], wanted: readonly string[]): number[] {
  const shown = wanted.map(words).filter((text) => text.trim());
  let found = shown.filter((text) => texts[text]);
  // Skips single words, because they are part of too many texts.
  const isLonger = (text: string) => shown.some((part) => / .+ .+ /.test(part) && text.includes(part));
  if (found.length === 0) found = Object.keys(texts).filter(isLonger);
  if (found.length > 0) return found.flatMap((text) => texts[text] ?? []);
  const longestFirst = Object.keys(texts).sort((a, b) => b.length - a.length);
  return shown.flatMap((text) => {
    const inside: number[] = [];
    let rest = text;
    for (const known of longestFirst) {
      const [part, ...values] = new RegExp(known.replaceAll("{", "(.+)")).exec(rest) ?? [];
      if (part) inside.push(...(texts[known] ?? []), ...lookUp(texts, values));
      if (part) rest = rest.replaceAll(part, "  ");
    }
    // Most of the text must be in data/, not only the 25 in `Fri, Dec 25`.
    return rest.trim().length < text.length / 2 ? inside : [];
  });
}

/** Returns the element around `from` that has lines in data/, and these lines, those of the same section first. */
export function sourceOf(from: Element, { lines, texts }: EditIndex) {
  // The logo and the like consist of several elements. A `<time>` shows today.
  let element = from.closest(":not(time, [translate=no] *)");
  if (!ownText(from).trim() && !hiddenTexts(from).join("") && !from.closest("svg, img")) element = null;
  let found: number[] = [];
  for (
    ;
    element;
    element = element.parentElement?.closest("a, button, p, li, dl > div, [role=img]") ?? null
  ) {
    const picture = element instanceof HTMLImageElement ? element.src.replace(/^.*\/|\.\w+$/g, "") : "";
    const hidden = [element, element.closest("a, button") ?? element].flatMap(hiddenTexts);
    const inside = [element, ...element.querySelectorAll("*")].map(ownText).join(" ");
    found = lookUp(texts, [ownText(element), element.textContent ?? "", inside, picture, ...hidden]);
    if (found.length > 0) break;
  }
  const sources = [...new Set(found)].flatMap((number) => lines[number] ?? []);
  for (let part = element?.parentElement; part && sources.length > 1; part = part.parentElement) {
    const numbers = [...part.querySelectorAll("*")].map((other) => texts[ownText(other)] ?? []);
    const single = numbers.filter(([number = -1, ...others]) => !others[0] && !found.includes(number)).flat();
    const near = single.flatMap((number) => lines[number] ?? []);
    const distance = (source: (typeof lines)[number]) =>
      Math.min(...near.map(({ file, line }) => (file === source.file ? Math.abs(line - source.line) : 1e6)));
    sources.sort((a, b) => distance(a) - distance(b));
    if (near.some(({ file }) => sources.some((source) => source.file === file))) break;
  }
  return { element, sources };
}
