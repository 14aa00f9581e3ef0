import type { EditRow } from "../../src/content/outputs/editRows";
import { Attribute } from "../../src/lib/dataAttributes";
import { editRowsIn, withoutEditMarks } from "../../src/lib/editMarks";

/** What a text or picture comes from: a line in `data/`, or a file of the code. */
export interface Source {
  file: string;
  line?: number;
  text: string;
}
export type Rows = readonly (EditRow | null | undefined)[];
const rowAt = (rows: Rows, ...keys: (string | undefined)[]) =>
  rows.findIndex((row) => row && keys.includes(row.key));

/** The rows of the marks that were in a text node, or in an element's attributes. */
const marksOf = new WeakMap<Node, number[]>();
/** A mark in an encoded address, such as that of a map. */
const encodedMark = /%F3%A0%[89AB][0-9A-F]%[89AB][0-9A-F]/g;

/** Removes the marks from all texts and attributes of a node, and remembers them. */
export function takeMarks(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    const isData = node.parentElement?.closest("script, noscript");
    const written =
      node instanceof Element ? [...node.attributes] : node instanceof Text && !isData ? [node] : [];
    for (const holder of written) {
      const text = String(holder.nodeValue).replace(encodedMark, decodeURIComponent);
      const rows = editRowsIn(text);
      if (rows.length === 0) continue;
      marksOf.set(node, node instanceof Text ? rows : [...(marksOf.get(node) ?? []), ...rows]);
      holder.nodeValue = withoutEditMarks(text);
    }
  }
}

const letters = (text = "") => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** An element and those around it that belong to the same part of the page. */
function* blocksAround(element: Element | null): Generator<Element> {
  const parts = "section, main, footer, header, dialog, body, head";
  for (let block = element; block && !block.matches(parts); block = block.parentElement) yield block;
}

/** Returns rows with those of the facts in them. */
function withFacts(numbers: readonly number[], rows: Rows): number[] {
  const all = new Set(numbers);
  // Goes on to the facts that are added on the way.
  for (const number of all) for (const fact of rows[number]?.facts ?? []) all.add(fact);
  return [...all];
}

/**
 * Returns the rows of a text. A mark is at the end of its text, so that a text in several nodes has the next mark, or if
 * it ends with a fact, the one before. Either has to be confirmed by the row's own words.
 */
function rowsOfText(node: Text, rows: Rows): number[] {
  const own = marksOf.get(node);
  const words = letters(node.data);
  if (own || !words) return own ?? [];
  const confirms = (number: number) =>
    withFacts([number], rows).some((one) => letters(rows[one]?.text).includes(words));
  for (const block of blocksAround(node.parentElement)) {
    const texts = textsIn(block);
    const at = texts.indexOf(node);
    const next = texts.slice(at).find((text) => marksOf.has(text));
    const before = texts.slice(0, at).findLast((text) => marksOf.has(text));
    const found = [next, before].flatMap((text) => (text && marksOf.get(text)) ?? []).find(confirms);
    if (found !== undefined) return [found];
  }
  return [];
}

/** The row of another field of the entry from which the texts around an element are. */
function rowBeside(element: Element, field: string, rows: Rows): number {
  for (const block of blocksAround(element)) {
    const around = textsIn(block).flatMap((text) => marksOf.get(text) ?? []);
    const keys = around.map((number) => rows[number]?.key.replace(/[^. ]*$/, field));
    if (keys.length > 0) return rowAt(rows, ...keys);
  }
  return -1;
}

/** What is not drawn from a single text: a field of the same entry, keys of values, or a file of the code; the first counts. */
const drawn: [selector: string, ...from: string[]][] = [
  [`[${Attribute.OpenStatus}]`, "hours.yaml 0.hours", "closures.yaml 0.date"],
  [`[${Attribute.LastDay}]`, "name"],
  [`dialog [${Attribute.Frame}]`, "embeds.yaml survey.code"],
  [`#contact [${Attribute.Frame}]`, "embeds.yaml contactForm.code"],
  [`[${Attribute.Frame}]`, "embeds.yaml leadForm.code"],
  ["li picture", "photo"],
  ["picture", "home.yaml about.principal.photo"],
  ["dt", "day"],
  ["[role=img]", "rating"],
  ["svg:has(> svg)", "agency.yaml figures.rating"],
  ["li > [aria-hidden]:not(svg), figcaption > [aria-hidden]", "name"],
  ["li[dir=auto]", "languages"],
  ["figcaption a", "url"],
  ["li svg", "icon"],
  ["svg[viewBox='0 0 24 24']", "src/components/iconPaths.ts"],
  ["svg", "src/brand/"],
  ["time", "src/components/TodaysDate.tsx"],
];

/** Values that are shown as one text, of which only some are marked. */
const together = /^(agency\.yaml address|(cities|closures)\.yaml \d+)\./;

/** Returns what an element's own texts, its attributes and its picture come from; nothing if that is not known. */
export function sourcesOf(element: Element, rows: Rows): Source[] {
  const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? rowsOfText(node, rows) : []));
  const named = [element, element.closest("a, button")].flatMap(
    (owner) => (owner && marksOf.get(owner)) ?? [],
  );
  const numbers = [...own, ...named];
  const code: Source[] = [];
  for (const [selector, ...from] of drawn) {
    const owner = element.closest(selector);
    if (!owner || (numbers.length > 0 && owner !== element)) continue;
    const found = from.map((place) =>
      place.includes(".yaml ") ? rowAt(rows, place) : rowBeside(owner, place, rows),
    );
    numbers.push(...found);
    if (from[0]?.startsWith("src/")) code.push({ file: from[0], text: "from the code" });
    if (code.length > 0 || found.some((number) => number >= 0)) break;
  }
  for (const number of [...numbers]) {
    const [group] = together.exec(rows[number]?.key ?? "") ?? [];
    if (group) numbers.push(...rows.flatMap((row, i) => (row?.key.startsWith(group) ? i : [])));
  }
  const lines = withFacts(numbers, rows).flatMap((number) => rows[number] ?? []);
  return [
    ...lines.map(({ key, line, text }) => ({ file: `data/${key.split(" ")[0]}`, line, text })),
    ...code,
  ];
}
