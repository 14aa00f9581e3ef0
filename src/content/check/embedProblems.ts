import { DomUtils, parseDocument } from "htmlparser2";
import { attributesOfTags, isSampleForm, postsMessages } from "../declarations/embeds";
import { httpsOrigin } from "../declarations/fields";
import { truncate } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Site } from "./site";
import type { Source } from "./source";

export function* embedProblems(source: Source, { staticFiles }: Site): Generator<Problem> {
  const placeOf = new Map<string, string>();
  for (const { kind, path, written: code } of source.texts) {
    if (kind !== "code") continue;
    const place = String(path[0]);
    const [{ src = "" } = {}] = attributesOfTags(code, "iframe");
    const other = src && placeOf.get(src);
    const fault = other
      ? `This is the form of "${other}". Paste the code of another form, because each place needs its own`
      : embedFault(code, staticFiles);
    placeOf.set(src, place);
    if (fault) yield source.problemAt(path, `${place}: ${fault}`);
  }
}

const copyAgain = "Copy it again from the provider, from the first < to the last >";

function embedFault(code: string, files: ReadonlySet<string>): string | undefined {
  const [link] = /^https:\/\/\S+$/.exec(code.trim()) ?? [];
  if (link)
    return `The code is only a link. Write <iframe src="${link}" title="…"></iframe>, replacing … with the form's name`;
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  const tags = DomUtils.getElementsByTagName(() => true, parseDocument(code));
  // A quotation mark, < or = in an attribute name means that an earlier quotation mark is missing.
  const hasOddName = tags.some(({ attribs }) => Object.keys(attribs).some((name) => /["'<=]/.test(name)));
  if (!isPaired || hasOddName || /<[^<>]*$|=\s*[“”„‟‘’]/.test(code))
    return `The code is incomplete, or its quotation marks are curly. ${copyAgain}`;
  const [iframe, second] = attributesOfTags(code, "iframe");
  if (!iframe)
    return "The code has no <iframe>. Look for a code with <iframe at the provider (at Jotform: Publish, Embed, iFrame), because a script alone does not work here";
  if (!iframe.src) return `The <iframe> has no address in src="…". ${copyAgain}`;
  if (second) return "The code has more than one <iframe>. Keep only the one for this place";
  // The site loads a form's script only if the form uses `postMessage`.
  const scripts = postsMessages(iframe.src)
    ? attributesOfTags(code, "script").flatMap(({ src }) => src ?? [])
    : [];
  if (new Set(scripts).size > 1)
    return "The code has more than one script. Keep only the one at the end of the provider's code";
  for (const address of [iframe.src, ...scripts]) {
    if (isSampleForm(address) && !files.has(address))
      return `The code links to "${address}", but this site has no such file. Add it to static/, or correct the address`;
    if (!isSampleForm(address) && !httpsOrigin(address))
      return `"${truncate(address)}" must be an address that begins with https://. ${copyAgain}`;
  }
  return undefined;
}
