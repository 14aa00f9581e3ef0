import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
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
  return DomUtils.getElementsByTagName(() => true, parseDocument(html)).flatMap((element) => {
    const { name: tag, attribs } = element;
    const handler = Object.keys(attribs).find((attribute) => attribute.startsWith("on"));
    if (handler) throw new Error(`${name}: <${tag} ${handler}> cannot run under the site's security policy`);
    // Skips data blocks, such as JSON-LD.
    const isInline = tag === "script" && !attribs.src && !/json/.test(attribs.type ?? "");
    return isInline ? [cspHash(DomUtils.textContent(element))] : [];
  });
}

/** Returns the CSP hash of a script's text: `'sha256-` followed by the SHA-256 in Base64 and a quotation mark. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
