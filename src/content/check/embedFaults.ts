import { attributesOfTags, httpsOrigin, isSampleForm, postsMessages } from "../declarations/embeds";
import { truncate } from "../declarations/schemaBuilders";
import type { Fault } from "./problem";
import type { Field } from "./readValues";
import type { Site } from "./site";

const copyAgain = "Copy it again from the provider, from the first < to the last >";

export function* embedFaults({ kind, written: code }: Field, site: Site): Generator<Fault> {
  if (kind !== "code") return;
  const [link] = /^https:\/\/\S+$/.exec(code.trim()) ?? [];
  if (link)
    return yield [
      `is only a link. Write <iframe src="${link}" title="…"></iframe>, replacing … with the form's name`,
    ];
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  if (!isPaired || /=\s*[“”„‟‘’]/.test(code))
    return yield [`is incomplete, or its quotation marks are curly. ${copyAgain}`];
  const [iframe, second] = attributesOfTags(code, "iframe");
  if (!iframe)
    return yield [
      "has no <iframe>. Look for a code with <iframe at the provider (at Jotform: Publish, Embed, iFrame), because a script alone does not work here",
    ];
  if (second) return yield ["has more than one <iframe>. Keep only the one for this place"];
  const script = attributesOfTags(code, "script").find(({ src }) => src)?.src;
  const address = iframe.src ?? "";
  // Skips the script of a form that doesn't use `postMessage`, because the site doesn't load that script.
  for (const used of postsMessages(address) && script ? [address, script] : [address])
    if (isSampleForm(used) && !site.staticFiles.has(used))
      yield [`links to "${used}", but this site has no such file. Add it to static/, or correct the address`];
    else if (!isSampleForm(used) && !httpsOrigin(used))
      yield [`has the address "${truncate(used)}", which must begin with https://. ${copyAgain}`];
}
