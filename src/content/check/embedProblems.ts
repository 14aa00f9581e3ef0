import { DomUtils, parseDocument } from "htmlparser2";
import { attributesOfTags, embedPlaces, isSampleForm, postsMessages } from "../declarations/embeds";
import { httpsOrigin } from "../declarations/fields";
import { valueAt } from "../declarations/schemaBuilders";
import type { Context } from "./checkContext";
import { type Problem, truncate } from "./problem";
import type { YamlSource } from "./yamlSource";

export function* embedProblems(source: YamlSource, { files }: Context): Generator<Problem> {
  const placeOf = new Map<string, string>();
  for (const place of source.file.path === "embeds.yaml" ? embedPlaces : []) {
    const code = valueAt(source.value, [place, "code"]);
    if (typeof code !== "string" || !code.trim()) continue;
    const [{ src = "" } = {}] = attributesOfTags(code, "iframe");
    const faults = [...embedFaults(code, files)];
    if (src && placeOf.has(src))
      faults.push(`This is the form of "${placeOf.get(src)}". Paste the code of the form that belongs here`);
    placeOf.set(src, place);
    for (const fault of faults) yield source.problemAtValue([place, "code"], `${place}: ${fault}`);
  }
}

function* embedFaults(code: string, files: ReadonlySet<string>): Generator<string> {
  const copyAgain = "Copy it again from the provider, from the first < to the last >";
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  const tags = DomUtils.getElementsByTagName(() => true, parseDocument(code));
  // A quotation mark, < or = in an attribute name means that an earlier quotation mark is missing.
  const hasOddName = tags.some(({ attribs }) => Object.keys(attribs).some((name) => /["'<=]/.test(name)));
  if (!isPaired || hasOddName || /<[^<>]*$|=\s*[“”„‟‘’]/.test(code))
    return yield `The code is incomplete (a tag, a quotation mark or a > is missing), or its quotation marks are curly. ${copyAgain}`;
  const [iframe, secondIframe] = attributesOfTags(code, "iframe");
  const link = /^https:\/\/\S+$/.exec(code.trim())?.[0];
  if (link)
    return yield `The code is only a link. Write <iframe src="${link}" title="…"></iframe>, replacing … with the form's name`;
  if (!iframe)
    return yield "The code has no <iframe>. Paste the provider's whole embed code, not just a link or a script";
  const { src } = iframe;
  if (!src) return yield `The <iframe> has no address in src="…". ${copyAgain}`;
  if (secondIframe) yield "The code has more than one <iframe>. Keep only the one for this place";
  // The site loads a form's script only if the form uses `postMessage`.
  const scripts = postsMessages(src) ? attributesOfTags(code, "script").flatMap((one) => one.src ?? []) : [];
  if (new Set(scripts).size > 1)
    yield "The code has more than one script. Keep only the one at the end of the provider's code";
  for (const address of new Set([src, ...scripts])) {
    const secure = address.replace(/^http:/, "https:");
    if (!isSampleForm(address) && !httpsOrigin(address))
      yield `"${truncate(address)}" must be an address that begins with https://. ${httpsOrigin(secure) ? `Did you mean ${secure}?` : copyAgain}`;
    if (isSampleForm(address) && !files.has(address))
      yield `The code links to "${address}", but this site has no such file. Add it to static/, or correct the address`;
  }
}
