import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { filesIn } from "../../src/content/filesIn";

/**
 * Returns the CSP hashes of all inline scripts in the pages of a built site.
 * @throws if a page has an event handler attribute, which no policy could allow safely
 */
export function inlineScriptHashes(folder: string): string[] {
  const pages = filesIn(folder).filter((file) => file.endsWith(".html"));
  const all = pages.flatMap((page) => hashInlineScripts(readFileSync(join(folder, page), "utf8"), page));
  return [...new Set(all)].sort();
}

/** Returns the CSP hashes of the inline scripts in one page's HTML; error messages contain `name`. */
export function hashInlineScripts(html: string, name: string): string[] {
  const hashes: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const handler = Object.keys(attributes).find((attribute) => attribute.startsWith("on"));
      if (handler)
        throw new Error(`${name}: <${tag} ${handler}> cannot run under the site's security policy`);
      script = isInlineScript(tag, attributes) ? "" : undefined;
    },
    ontext(part) {
      if (script !== undefined) script += part;
    },
    onclosetag() {
      if (script !== undefined) hashes.push(cspHash(script));
      script = undefined;
    },
  });
  parser.end(html);
  return hashes;
}

/** Whether a tag is a script with inline code, rather than a script file or a data block such as JSON-LD. */
function isInlineScript(tag: string, { src, type = "" }: Record<string, string>): boolean {
  return tag === "script" && src === undefined && /^(|module|(text|application)\/javascript)$/i.test(type);
}

/** Returns the CSP hash of a script's text: `'sha256-` followed by the SHA-256 in Base64 and a quotation mark. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
