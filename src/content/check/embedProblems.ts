import { DomUtils, parseDocument } from "htmlparser2";
import { attributesOfTags, embedPlaces, isSampleForm, postsMessages } from "../declarations/embeds";
import { httpsOrigin } from "../declarations/fields";
import { valueAt } from "../declarations/schemaBuilders";
import type { Context } from "./context";
import { type Problem, truncate } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Yields the problems in the embed codes of embeds.yaml, such as a form that two codes share. */
export function* embedProblems(source: YamlSource, { files }: Context): Generator<Problem> {
  const placeOf = new Map<string, string>();
  for (const place of source.file.path === "embeds.yaml" ? embedPlaces : []) {
    const code = valueAt(source.value, [place, "code"]);
    if (typeof code !== "string" || !code.trim()) continue;
    const [{ src = "" } = {}] = attributesOfTags(code, "iframe");
    const faults = [...embedFaults(code, files)];
    if (src && placeOf.has(src))
      faults.push(`this is the form of ${placeOf.get(src)}; paste the code of the form that belongs here`);
    placeOf.set(src, place);
    for (const fault of faults) yield source.problemAtValue([place, "code"], `${place}: ${fault}`);
  }
}

function* embedFaults(code: string, files: ReadonlySet<string>): Generator<string> {
  const copyAgain = "copy it once more from the provider, from its first < to its last >";
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  const tags = DomUtils.getElementsByTagName(() => true, parseDocument(code));
  // An attribute name with such characters means that a quote is missing before it in the embed code.
  const hasOddName = tags.some(({ attribs }) => Object.keys(attribs).some((name) => /["'<=]/.test(name)));
  if (!isPaired || hasOddName || /<[^<>]*$|=\s*[“”„‟‘’]/.test(code))
    return yield `the code is not whole: a tag, a quote or a > has got lost, or its quotes are curly; ${copyAgain}`;
  const [iframe, secondIframe] = attributesOfTags(code, "iframe");
  const link = /^https:\/\/\S+$/.exec(code.trim())?.[0];
  if (link)
    return yield `the code is a link alone; write <iframe src="${link}" title="…"></iframe>, with the form's name after title`;
  if (!iframe)
    return yield "the code has no <iframe>: paste the provider's whole embed code, not a link or a script alone";
  const { src } = iframe;
  if (!src) return yield `the <iframe> has no src="…" with an address; ${copyAgain}`;
  if (secondIframe) yield "the code has a second <iframe>; delete one of the two";
  // Skips the scripts of a form that posts no messages, because the site never loads them.
  const scripts = postsMessages(src) ? attributesOfTags(code, "script").flatMap((one) => one.src ?? []) : [];
  if (new Set(scripts).size > 1)
    yield "the code has a second script; delete the one that the provider's code does not end with";
  for (const address of new Set([src, ...scripts])) {
    if (!isSampleForm(address) && !httpsOrigin(address))
      yield `the address "${truncate(address)}" is none that a browser can use: it must begin with https://, then come a host of letters, digits, dots and hyphens, and a path without spaces and quotes`;
    if (isSampleForm(address) && !files.has(address)) yield `there is no file ${address} in static/`;
  }
}
