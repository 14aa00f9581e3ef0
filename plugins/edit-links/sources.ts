import type { EditRow } from "../../src/content/outputs/addEditMarks";
import { editRowsIn, withoutEditMarks } from "../../src/lib/editMarks";

export interface Source {
  file: string;
  line?: number;
  text: string;
}
export type Rows = readonly (EditRow | null | undefined)[];

/** Maps a text node or element to the numbers from its edit marks: indexes into `rows` in edit-links.json. */
const marksOf = new WeakMap<Node, number[]>();
const encodedMark = /%F3%A0%[89AB][0-9A-F]%[89AB][0-9A-F]/g;

/** Removes edit marks (invisible characters) from a node and its descendants. Stores their numbers in `marksOf`. */
export function takeMarks(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node.parentElement?.closest("script, noscript")) continue;
    for (const holder of node instanceof Element ? node.attributes : [node]) {
      const text = String(holder.nodeValue).replace(encodedMark, decodeURIComponent);
      const rows = editRowsIn(text);
      if (rows.length === 0) continue;
      marksOf.set(node, node instanceof Element ? [...(marksOf.get(node) ?? []), ...rows] : rows);
      holder.nodeValue = withoutEditMarks(text);
    }
  }
}

export const hasLetters = (node: Node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data);

/** Returns the numbers of the next text node that had edit marks, in the same paragraph, heading or list item. */
function nextMarks(node: Node): number[] {
  for (let around = node.parentElement; around; around = around.parentElement) {
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const isAfter = node.compareDocumentPosition(texts.currentNode) & Node.DOCUMENT_POSITION_FOLLOWING;
      const marks = marksOf.get(texts.currentNode);
      if (isAfter && marks) return marks;
    }
    if (around.matches("li:not(li li), p, h1, h2, h3, figcaption, dl > div")) break;
  }
  return [];
}

/**
 * Maps elements without edit marks (CSS selectors) to the source of their content: a YAML file and key, or a code file.
 * A key without a file, such as `photo`, belongs to the same YAML entry as the next text on the page.
 */
const drawn: [selector: string, from: string][] = [
  ["[role=img]", "rating"],
  ["svg:has(> svg)", "agency.yaml figures.rating"],
  ["li picture", "photo"],
  ["picture", "home.yaml about.principal.photo"],
  ["li[dir=auto]", "languages"],
  ["dt", "day"],
  ["svg[viewBox='0 0 24 24']", "src/components/iconPaths.ts"],
  ["svg", "src/brand/"],
  ["time", "src/components/TodaysDate.tsx"],
];

/** YAML objects, such as an address, that are shown as one text. Selecting the text shows the lines of all fields. */
const shownTogether =
  /^(agency\.yaml address|(cities|closures|hours)\.yaml \d+|home\.yaml about\.principal\.photo)/;

export function sourcesOf(element: Element, rows: Rows): Source[] {
  const nodes = [...element.childNodes];
  const marked = [...nodes, element, element.closest("a, button")];
  const numbers = new Set(marked.flatMap((node) => (node && marksOf.get(node)) ?? []));
  const isDrawn = ([selector]: [string, string]) =>
    element.matches(selector) || (numbers.size === 0 && element.closest(selector));
  const rule = nodes.some((node) => marksOf.has(node)) ? undefined : drawn.find(isDrawn);
  // A YAML text may span several text nodes, and only the last node has the edit mark. The others get its lines.
  for (const node of rule ? [] : nodes.filter(hasLetters))
    for (const number of marksOf.has(node) ? [] : nextMarks(node).slice(0, 1)) numbers.add(number);
  const [selector, from] = rule ?? ["_", ""];
  const owner = element.closest(selector);
  const siblings = owner ? nextMarks(owner).map((number) => rows[number]?.key.replace(/[^. ]*$/, from)) : [];
  const groupOf = (row?: EditRow | null) => shownTogether.exec(row?.key ?? "")?.[0];
  const groups = [...numbers].map((number) => groupOf(rows[number])).filter(Boolean);
  for (const [number, row] of rows.entries())
    if (row && (row.key === from || siblings.includes(row.key) || groups.includes(groupOf(row))))
      numbers.add(number);
  // This loop also visits the numbers that it adds to the Set.
  for (const number of numbers) for (const fact of rows[number]?.facts ?? []) numbers.add(fact);
  const lines = [...numbers].flatMap((number) => rows[number] ?? []);
  return [
    ...lines.map(({ key, line, text }) => ({ file: `data/${key.split(" ")[0]}`, line, text })),
    ...(from.startsWith("src/") ? [{ file: from, text: "from the code" }] : []),
  ];
}
