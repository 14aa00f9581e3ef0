import { DomUtils, parseDocument } from "htmlparser2";
import { attributesOfTags } from "../declarations/embedFrame";
import { embedPlaces, embeds } from "../declarations/embeds";
import { isSampleForm, postsMessages, urlFault } from "../declarations/embedUrl";
import { schemaAt, valueAt } from "../declarations/schemaBuilders";
import type { Context } from "./checkContent";
import type { Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Yields the problems in the embed codes of embeds.yaml, such as a form that two codes share. */
export function* embedProblems(source: YamlSource, { files }: Context): Generator<Problem> {
  const placeOf = new Map<string, string>();
  for (const place of source.file.path === "embeds.yaml" ? embedPlaces : []) {
    const code = valueAt(source.value, [place, "code"]);
    if (typeof code !== "string" || !schemaAt(embeds, [place, "code"])?.safeParse(code).success) continue;
    const [{ src = "" } = {}] = attributesOfTags(code, "iframe");
    const faults = embedFaults(code, src);
    const addresses = [src, ...attributesOfTags(code, "script").map((script) => script.src ?? "")];
    for (const address of addresses.filter((one) => isSampleForm(one) && !files.has(one)))
      faults.push(`there is no file ${address} in static/`);
    if (src && placeOf.has(src))
      faults.push(`this is the form of ${placeOf.get(src)}; paste the code of the form that belongs here`);
    placeOf.set(src, place);
    for (const fault of faults) yield source.problemAtValue([place, "code"], `${place}: ${fault}`);
  }
}

function embedFaults(code: string, src: string): string[] {
  const copyAgain = "copy it once more from the provider, from its first < to its last >";
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length ?? 0;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  const tags = DomUtils.getElementsByTagName(() => true, parseDocument(code));
  // An attribute name with such characters means that a quote is missing before it in the embed code.
  const hasOddName = tags.some(({ attribs }) => Object.keys(attribs).some((name) => /["'<=]/.test(name)));
  if (!isPaired || hasOddName || /<[^<>]*$|=\s*[“”„‟‘’]/.test(code))
    return [
      `the code is not whole: a tag, a quote or a > has got lost, or its quotes are curly; ${copyAgain}`,
    ];
  if (count("iframe") === 0)
    return ["the code has no <iframe>: paste the provider's whole embed code, not a link or a script alone"];
  const faults = src ? [] : [`the <iframe> has no src="…" with an address; ${copyAgain}`];
  if (count("iframe") > 1) faults.push("the code has a second <iframe>; delete one of the two");
  // Skips the scripts of a form that posts no messages, because the site never loads them.
  const scripts = postsMessages(src) ? attributesOfTags(code, "script").flatMap((one) => one.src ?? []) : [];
  if (new Set(scripts).size > 1)
    faults.push("the code has a second script; delete the one that the provider's code does not end with");
  return [
    ...faults,
    ...[src, ...new Set(scripts)].flatMap((address) => (address && urlFault(address)) || []),
  ];
}
