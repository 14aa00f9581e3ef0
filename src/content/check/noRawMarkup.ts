import { label, type Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Regular expression sources: an HTML entity, and the bullets that word processors put before list items. */
export const entity = "&(?:#\\d+|#x[\\da-f]+|[a-z]{2,8});";
export const pastedBullet = "(?:[•▪◦‣·●○■□➢✓✔]|o\\t|[–—] )";

/** HTML tags and entities, and Markdown's bold text and links. */
const markup = new RegExp(`</?[a-z][^<>]*>|${entity}|\\*\\*[^*]+\\*\\*|\\[[^[\\]]+\\]\\([^()]+\\)`, "i");
/** Markdown emphasis around whole words only, since a lone star may mark a footnote. */
const emphasis = /(?<![\w*])\*(?! )[^*]*[^* ]\*(?![\w*])|(?<!\w)__?(?! )[^_]*[^_ ]__?(?!\w)/;
const bullet = new RegExp(`^(?:${pastedBullet}|[-*] )`);
/**
 * Quotation marks around a whole text: straight ones inside YAML's own, or curly ones, which YAML does not treat as
 * quotes.
 */
const quotes = /^(?:"(?=[^"]*"$)|[“”„](?=[^“”„]*[“”]$)|[‘’](?=[^‘’]*[‘’]$))/;

/**
 * Markup in texts that are not Markdown, which visitors would see literally: HTML, Markdown, bullets, quotation
 * marks. Fields of kind `plain` must not begin or end with punctuation, as other texts insert their values.
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
