import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { filesIn } from "./filesIn";

/** Hashes, as a content security policy writes them, of the code that stands inside HTML. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
  /** The values of style="" attributes. */
  styleAttributes: string[];
}

/**
 * Reads every page of a finished build, one by one, for the code inside it.
 * @throws when a page has an event handler attribute, which no policy could allow safely
 */
export function inlineCode(folder: string): InlineCode {
  const pages = filesIn(folder).filter((file) => file.endsWith(".html"));
  const all = pages.map((page) => inlineCodeOf(readFileSync(join(folder, page), "utf8"), page));
  const merge = (kind: keyof InlineCode) => [...new Set(all.flatMap((code) => code[kind]))].sort();
  return { scripts: merge("scripts"), styles: merge("styles"), styleAttributes: merge("styleAttributes") };
}

/** As `inlineCode`, of one page's text; `name` is for the message. */
export function inlineCodeOf(html: string, name: string): InlineCode {
  const code: InlineCode = { scripts: [], styles: [], styleAttributes: [] };
  let element: "scripts" | "styles" | undefined;
  let text = "";
  const parser = new Parser({
    onopentag(tag, attributes) {
      const handler = Object.keys(attributes).find((attribute) => attribute.startsWith("on"));
      if (handler)
        throw new Error(`${name}: <${tag} ${handler}> cannot run under the site's security policy`);
      if (attributes.style) code.styleAttributes.push(hash(attributes.style));
      element = tag === "style" ? "styles" : isInlineScript(tag, attributes) ? "scripts" : undefined;
      text = "";
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      if (element) code[element].push(hash(text));
      element = undefined;
    },
  });
  parser.end(html);
  return code;
}

/** Data blocks, such as JSON-LD, are not executed and need no permission. */
function isInlineScript(tag: string, { src, type = "" }: Record<string, string>): boolean {
  return tag === "script" && src === undefined && /^(|module|(text|application)\/javascript)$/i.test(type);
}

/** The hash source of a text, for instance `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='` of the empty one. */
export function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
