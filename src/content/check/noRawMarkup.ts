import { label, type Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Sources of regular expressions that match an HTML entity, and a bullet pasted from a word processor. */
export const entity = "&(?:#\\d+|#x[\\da-f]+|[a-z]{2,8});";
export const pastedBullet = "(?:[•▪◦‣·●○■□➢✓✔]|o\\t|[–—] )";

/** Matches HTML tags and entities, and bold text and links in Markdown. */
const markup = new RegExp(`</?[a-z][^<>]*>|${entity}|\\*\\*[^*]+\\*\\*|\\[[^[\\]]+\\]\\([^()]+\\)`, "i");
/** Matches Markdown emphasis around whole words, but not a single star, which may mark a footnote. */
const emphasis = /(?<![\w*])\*(?! )[^*]*[^* ]\*(?![\w*])|(?<!\w)__?(?! )[^_]*[^_ ]__?(?!\w)/;
const bullet = new RegExp(`^(?:${pastedBullet}|[-*] )`);
/** Matches a text that is entirely in quotation marks: straight ones inside YAML's own, or curly ones. */
const quotes = /^(?:"(?=[^"]*"$)|[“”„](?=[^“”„]*[“”]$)|[‘’](?=[^‘’]*[‘’]$))/;

/**
 * Yields texts whose HTML, Markdown, bullet or quotation marks visitors would see, and values of kind `plain` with
 * punctuation around them, which would be repeated in the sentences that insert them.
 */
export function* noRawMarkup(source: YamlSource): Generator<Problem> {
  for (const { text, path, kind, quotation } of source.texts) {
    if (kind !== "text" && kind !== "plain") continue;
    const patterns = [markup, bullet, quotes];
    if (kind === "plain") patterns.push(/^[,;:]|[,;:]$/);
    if (kind === "text" && !quotation) patterns.push(emphasis);
    const found = patterns.map((pattern) => pattern.exec(text.trim())?.[0]).find(Boolean);
    if (!found) continue;
    const message = `${label(path)} would be shown with its ${found.slice(0, 40)}; a text here is plain: leave that out`;
    yield source.problemAtValue(path, message, found);
  }
}
