import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { filesIn } from "../../src/content/filesIn";

/**
 * Reads every page of a finished build, one by one, for the scripts inside it.
 * @returns their hashes, as a content security policy writes them
 * @throws when a page has an event handler attribute, which no policy could allow safely
 */
export function inlineScripts(folder: string): string[] {
  const pages = filesIn(folder).filter((file) => file.endsWith(".html"));
  const all = pages.flatMap((page) => inlineScriptsOf(readFileSync(join(folder, page), "utf8"), page));
  return [...new Set(all)].sort();
}

/** As `inlineScripts`, of one page's text; `name` is for the message. */
export function inlineScriptsOf(html: string, name: string): string[] {
  const hashes: string[] = [];
  let inside = false;
  let text = "";
  const parser = new Parser({
    onopentag(tag, attributes) {
      const handler = Object.keys(attributes).find((attribute) => attribute.startsWith("on"));
      if (handler)
        throw new Error(`${name}: <${tag} ${handler}> cannot run under the site's security policy`);
      inside = isInlineScript(tag, attributes);
      text = "";
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      if (inside) hashes.push(hash(text));
      inside = false;
    },
  });
  parser.end(html);
  return hashes;
}

/** Data blocks, such as JSON-LD, are not executed and need no permission. */
function isInlineScript(tag: string, { src, type = "" }: Record<string, string>): boolean {
  return tag === "script" && src === undefined && /^(|module|(text|application)\/javascript)$/i.test(type);
}

/** The hash source of a text, for instance `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='` of the empty one. */
export function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
