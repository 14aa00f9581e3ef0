import { DomUtils, parseDocument } from "htmlparser2";
import { type Attributes, attributesOfTags } from "../declarations/embedFrame";
import { embedPlaces, embeds } from "../declarations/embeds";
import { isSampleForm, postsMessages, urlFault } from "../declarations/embedUrl";
import type { LinkTargets } from "../declarations/linkTargets";
import { schemaAt, valueAt } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Elements that an embed code may have around its iframe, and which the site ignores. */
const wrappers = ["div", "p", "span", "center", "section", "figure", "br", "style"];

const copyAgain = "copy it once more from the provider, from its first < to its last >";

/** Yields the problems in the embed codes of embeds.yaml, such as a form that two codes share. */
export function* embedProblems(source: YamlSource, targets: LinkTargets): Generator<Problem> {
  const codes = embedPlaces.flatMap((place) => {
    const code = valueAt(source.value, [place, "code"]);
    return schemaAt(embeds, [place, "code"])?.safeParse(code).success ? [{ place, code: String(code) }] : [];
  });
  for (const [i, { place, code }] of codes.entries()) {
    const [frame = {}] = attributesOfTags(code, "iframe");
    const unreadable = unreadableCode(code);
    const faults = unreadable ? [unreadable] : [...tagFaults(code), ...attributeFaults(code)];
    for (const { src = "" } of [frame, ...attributesOfTags(code, "script")]) {
      if (isSampleForm(src) && !targets.files.has(src)) faults.push(`there is no file ${src} in static/`);
    }
    for (const other of codes.slice(0, i)) {
      const [{ src } = {} as Attributes] = attributesOfTags(other.code, "iframe");
      if (src && src === frame.src)
        faults.push(`this is the form of ${other.place}; paste the code of the form that belongs here`);
    }
    for (const fault of faults) yield source.problemAtValue([place, "code"], `${place}: ${fault}`);
  }
}

/** Returns why an embed code is unusable: it has no iframe, or was copied incompletely; otherwise undefined. */
function unreadableCode(code: string): string | undefined {
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length ?? 0;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  const tags = DomUtils.getElementsByTagName(() => true, parseDocument(code));
  // An attribute name with such characters means that a quote is missing before it in the embed code.
  const hasOddName = tags.some(({ attribs }) => Object.keys(attribs).some((name) => /["'<=]/.test(name)));
  if (!isPaired || hasOddName || /<[^<>]*$|=\s*[“”„‟‘’]/.test(code))
    return `the code is not whole: a tag, a quote or a > has got lost, or its quotes are curly; ${copyAgain}`;
  if (count("iframe") > 0) return undefined;
  return "the code has no <iframe>: paste the provider's whole embed code, not a link or a script alone (docs/editing.md)";
}

/** Yields the problems with an embed code's text and elements other than its iframe, whose content is ignored. */
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
  const [{ src = "" } = {}] = attributesOfTags(code, "iframe");
  if (!src) yield `the <iframe> has no src="…" with an address; ${copyAgain}`;
  const scripts = attributesOfTags(code, "script").map((script) => script.src);
  if (scripts.includes(undefined))
    yield "a <script> has its code inside, which the site's security policy never runs; delete it from <script> to </script>: the form shows without it";
  // Skips the script of a form that posts no messages, because the site never loads that script.
  const loaded = new Set(postsMessages(src) ? scripts.filter((address) => address !== undefined) : []);
  if (loaded.size > 1)
    yield "the code has a second script; delete the one that the provider's code does not end with";
  for (const address of [src, ...loaded]) {
    const fault = address && urlFault(address);
    if (fault) yield fault;
  }
}
