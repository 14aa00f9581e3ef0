import { DomUtils, parseDocument } from "htmlparser2";
import { type Attributes, tagsIn } from "../declarations/embedFrame";
import { embeds, frameNames } from "../declarations/embeds";
import { addressFault, announces, isSample, kindOfForm } from "../declarations/frameAddress";
import { ownIds } from "../declarations/linkTargets";
import { schemaAt, valueAt } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Source } from "./source";

/** Tags around or beside the iframe that the site leaves out: it gives the frame a place and a look of its own. */
const wrappers = ["div", "p", "span", "center", "section", "figure", "br", "style"];

const copyAgain = "copy it once more from the provider, from its first < to its last >";

/**
 * What is wrong in the embed codes of embeds.yaml: in each of them, and between them.
 * @param staticFiles the paths below `static/`, where the sample forms are
 */
export function* embedProblems(source: Source, staticFiles: readonly string[]): Generator<Problem> {
  const codes = frameNames.flatMap((place) => {
    const code = valueAt(source.value, [place, "code"]);
    return schemaAt(embeds, [place, "code"])?.safeParse(code).success ? [{ place, code: String(code) }] : [];
  });
  for (const [i, { place, code }] of codes.entries()) {
    const [frame = {}] = tagsIn(code, "iframe");
    const unreadable = unreadableCode(code);
    const faults = unreadable ? [unreadable] : [...tagFaults(code), ...attributeFaults(code)];
    for (const { src = "" } of [frame, ...tagsIn(code, "script")]) {
      if (isSample(src) && !staticFiles.includes(src.slice(1)))
        faults.push(`there is no file ${src} in static/`);
    }
    const kind = kindOfForm(frame.src ?? "");
    const wanted = place === "survey" ? "survey" : "form";
    if (kind && kind !== wanted)
      faults.push(`this is a ${kind}, as its address says; paste the code of a ${wanted} here`);
    for (const other of codes.slice(0, i)) {
      const [{ src, id } = {} as Attributes] = tagsIn(other.code, "iframe");
      if (src && src === frame.src)
        faults.push(`this is the form of ${other.place}; paste the code of the form that belongs here`);
      else if (id && id === frame.id)
        faults.push(`the id "${id}" is that of ${other.place}; change one of the two`);
    }
    for (const fault of faults) yield source.problemAtValue([place, "code"], `${place}: ${fault}`);
  }
}

/** Why a code cannot be read: it has no iframe, or has lost a part in copying. */
function unreadableCode(code: string): string | undefined {
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length ?? 0;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  const tags = DomUtils.getElementsByTagName(() => true, parseDocument(code));
  // After a missing quote, the text behind it becomes the name of an attribute.
  const hasOddName = tags.some(({ attribs }) => Object.keys(attribs).some((name) => /["'<=]/.test(name)));
  if (!isPaired || hasOddName || /<[^<>]*$|=\s*[“”„‟‘’]/.test(code))
    return `the code is not whole: a tag, a quote or a > has got lost, or its quotes are curly; ${copyAgain}`;
  if (count("iframe") > 0) return undefined;
  return "the code has no <iframe>: paste the provider's whole embed code, not a link or a script alone (docs/editing.md)";
}

/** What stands in a code beside its iframe and its script. What is inside of an iframe no browser shows. */
function* tagFaults(code: string): Generator<string> {
  const document = parseDocument(code);
  const [, second] = DomUtils.getElementsByTagName("iframe", document);
  if (second) yield "the code has a second <iframe>, and each place shows one form; delete one of the two";
  const unshown = DomUtils.getElementsByTagName(
    (tag) => ["iframe", "script", "style"].includes(tag),
    document,
  );
  for (const element of unshown) element.children = [];
  const known = ["iframe", "script", ...wrappers];
  for (const { name } of DomUtils.getElementsByTagName((tag) => !known.includes(tag), document))
    yield `<${name}> cannot stand here: the site shows the <iframe> alone; delete it`;
  const words = DomUtils.getText(document.children).trim();
  if (words) yield `"${words.slice(0, 40)}" is no part of the code and would not show; delete it`;
}

function* attributeFaults(code: string): Generator<string> {
  const [{ src = "", id = "" } = {}] = tagsIn(code, "iframe");
  if (!src) yield `the <iframe> has no src="…" with an address; ${copyAgain}`;
  if (id && !/^[A-Za-z0-9_-]+$/.test(id)) yield `the id "${id}" must be letters, digits, - and _ only`;
  if (ownIds.includes(id)) yield `the id "${id}" is one that the page has already; take it out of the code`;
  const scripts = tagsIn(code, "script").map((script) => script.src);
  if (scripts.includes(undefined))
    yield "a <script> has its code inside, which the site's security policy never runs; delete it from <script> to </script>: the form shows without it";
  // The script of a form that does not announce itself is not loaded (embedFrame.ts), whatever its address.
  const loaded = new Set(announces(src) ? scripts.filter((address) => address !== undefined) : []);
  if (loaded.size > 1)
    yield "the code has a second script; delete the one that the provider's code does not end with";
  for (const address of [src, ...loaded]) {
    const fault = address && addressFault(address);
    if (fault) yield fault;
  }
}
