import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { filesIn } from "../../src/content/filesIn";

/**
 * Collects the CSP hashes of all inline scripts in the pages of a built site.
 * @throws if a page has an event handler attribute, which no policy could allow safely
 */
export function inlineScriptHashes(folder: string): string[] {
  const pages = filesIn(folder).filter((file) => file.endsWith(".html"));
  const all = pages.flatMap((page) => hashInlineScripts(readFileSync(join(folder, page), "utf8"), page));
  return [...new Set(all)].sort();
}

/** The CSP hashes of one page's inline scripts; `name` is for error messages. */
export function hashInlineScripts(html: string, name: string): string[] {
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
      if (inside) hashes.push(cspHash(text));
      inside = false;
    },
  });
  parser.end(html);
  return hashes;
}

/** Data blocks, such as JSON-LD, are not executed and need no hash. */
function isInlineScript(tag: string, { src, type = "" }: Record<string, string>): boolean {
  return tag === "script" && src === undefined && /^(|module|(text|application)\/javascript)$/i.test(type);
}

/** The CSP hash source of a text, such as `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='` for an empty one. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
