import { label, type Problem } from "./problem";
import type { Source } from "./source";

/** An HTML entity, and what other programs put before the points of a list; as the texts of patterns. */
export const entity = "&(?:#\\d+|#x[\\da-f]+|[a-z]{2,8});";
export const pastedBullet = "(?:[•▪◦‣·●○■□➢✓✔]|o\\t|[–—] )";

/** HTML, and Markdown's bold words and links. */
const markup = new RegExp(`</?[a-z][^<>]*>|${entity}|\\*\\*[^*]+\\*\\*|\\[[^[\\]]+\\]\\([^()]+\\)`, "i");
/** Markdown's emphasis, only around words: a star may be a footnote's, and a client may have meant it. */
const emphasis = /(?<![\w*])\*(?! )[^*]*[^* ]\*(?![\w*])|(?<!\w)__?(?! )[^_]*[^_ ]__?(?!\w)/;
const bullet = new RegExp(`^(?:${pastedBullet}|[-*] )`);
/** Quotes around a whole text: straight ones inside of YAML's own, or curly ones, which mean nothing to YAML. */
const quotes = /^(?:"(?=[^"]*"$)|[“”„](?=[^“”„]*[“”]$)|[‘’](?=[^‘’]*[‘’]$))/;

/**
 * HTML, Markdown, bullets and quotes in a plain text, which visitors would see as they are written, and a comma at an
 * end of a fact, which every text that says the fact would repeat. The legal texts have a rule of their own.
 */
export function* noRawMarkup(source: Source): Generator<Problem> {
  for (const { text, path, kind, quotation } of source.texts) {
    if (kind !== "text" && kind !== "fact") continue;
    const signs = [markup, bullet, quotes];
    if (kind === "fact") signs.push(/^[,;:]|[,;:]$/);
    if (kind === "text" && !quotation) signs.push(emphasis);
    const found = signs.map((sign) => sign.exec(text.trim())?.[0]).find(Boolean);
    if (!found) continue;
    const message = `${label(path)} would be shown with its ${found.slice(0, 40)}; a text here is plain: leave that out`;
    yield source.problemAtValue(path, message, found);
  }
}
