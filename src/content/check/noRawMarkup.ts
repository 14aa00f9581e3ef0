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
/** Straight quotation marks inside YAML's own, or curly ones, around a whole text. */
const quotes = /^(?:"(?=[^"]*"$)|[“”„](?=[^“”„]*[“”]$)|[‘’](?=[^‘’]*[‘’]$))/;

/**
 * HTML, Markdown, bullets and quotation marks in fields that would show them as they are, and punctuation around
 * values of kind `plain`, which other texts insert.
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
