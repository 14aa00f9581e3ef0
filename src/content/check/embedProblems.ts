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
  if (!isPaired || /=\s*[“”„‟‘’]/.test(code))
    return `The code is incomplete, or its quotation marks are curly. ${copyAgain}`;
  const [iframe, second] = attributesOfTags(code, "iframe");
  if (!iframe)
    return "The code has no <iframe>. Look for a code with <iframe at the provider (at Jotform: Publish, Embed, iFrame), because a script alone does not work here";
  if (second) return "The code has more than one <iframe>. Keep only the one for this place";
  const script = attributesOfTags(code, "script").find(({ src }) => src)?.src;
  const address = iframe.src ?? "";
  // The site loads a form's script only if the form uses `postMessage`.
  for (const used of postsMessages(address) && script ? [address, script] : [address]) {
    if (isSampleForm(used) && !files.has(used))
      return `The code links to "${used}", but this site has no such file. Add it to static/, or correct the address`;
    if (!isSampleForm(used) && !httpsOrigin(used))
      return `The address "${truncate(used)}" must begin with https://. ${copyAgain}`;
  }
  return undefined;
}
