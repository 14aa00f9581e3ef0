import type { ContentFile } from "../declarations/contentFiles";
import { fieldInfoOf, partsOf } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import { label } from "./shapeProblems";
import type { Source } from "./source";

/** What no visitor should see: marks of HTML and Markdown, which plain texts have no use for. */
const marks = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]+\)/i;

/**
 * Markdown's other stress, which facts and what clients wrote may have in earnest. Only around words: a star may be a
 * footnote's.
 */
const stress = /(?<![\w*])\*(?! )[^*]*[^* ]\*(?![\w*])|(?<!\w)__?(?! )[^_]*[^_ ]__?(?!\w)/;
/** A sign in the spelling of HTML that has lost its semicolon. */
const halfASign = /&(?:nbsp|amp|quot|[lg]t|[lr][ds]quo|[mn]dash|copy|reg|trade)\b/i;

/** The signs from 128 to 255 of Windows' old encoding: 32 of its own, and those of Latin-1. */
const windowsSigns =
  "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ" +
  String.fromCharCode(...Array.from({ length: 96 }, (_, i) => i + 160));
const tail = `[${windowsSigns.slice(0, 64)}]`;
/** What a sign becomes where a file in UTF-8 was opened in that encoding and saved: é is Ã©, and ’ is â€™. */
const damaged = new RegExp(`[ÂÃ]${tail}|â${tail}{2}|ð${tail}{3}`);

/** What was meant as a comment and is none, since it is a line of a text. */
const comment = /\n[ \t]*# [a-z]{2}/i;
/** The same at a text's end: inside of quotes, after >-, or without a space before it. */
const commentBehind = /# ?SAMPLE\b|[.!?…”"] # [a-z]{2}/;

/** What other programs put before the points of a list, as a pattern's text; and with it what Markdown has there. */
export const pastedBullet = "[•▪◦‣·●○■□➢✓✔]|o\\t|[–—] ";
const bullet = new RegExp(`^(?:${pastedBullet}|[-*] )`);

/**
 * Signs that visitors would see and nobody meant: those that another program has damaged, of HTML and Markdown in
 * a plain text, and quotes around a whole text, “curly” ones, as phones type them, or half of a pair.
 */
export function shownSigns(file: ContentFile, source: Source): Problem[] {
  return [...partsOf(file.content, source.value)].flatMap(({ schema, value, path }) => {
    const { kind, quotation } = fieldInfoOf(schema);
    if (typeof value !== "string") return [];
    const isPlain = kind === "text" || kind === "fact";
    const broken = damaged.exec(value)?.[0];
    if (broken) {
      const sign = Buffer.from(Array.from(broken, (one) => windowsSigns.indexOf(one) + 128)).toString();
      return [
        source.problemAtValue(
          path,
          `${label(path)} says ${broken} where a program has damaged a ${sign}; write ${sign}`,
        ),
      ];
    }
    const at = (message: string) => [source.problemAtValue(path, `${label(path)} ${message}`)];
    const [begin = 0, end = 0] = source.nodeAt(path)?.range ?? [];
    // At the beginning of a legal text's own line it would be a heading, which markdownProblems.ts tells of.
    if ((kind === "markdown" ? /\S # /.test(value) : isPlain) && comment.test(source.text.slice(begin, end)))
      return at("would be shown with its #; no comment can stand inside of a text");
    if (kind && commentBehind.test(value))
      return at(
        "would be shown with its #; a note stands behind the text, after a space, and outside of its quotes",
      );
    if (quotation && /^ (?!SAMPLE)[a-z]{2}/i.test(source.nodeAt(path)?.comment ?? ""))
      return at(
        "ends at its #, which begins a note: put quotes around the whole text, or move the note to a line of its own",
      );
    if (!isPlain) return [];
    const stop = kind === "fact" && /^[,;:]|[,;:]$/.exec(value.trim())?.[0];
    if (stop) return at(`would be shown with its ${stop} wherever a text says it; delete that`);
    const signs = kind === "text" && !quotation ? [marks, halfASign, stress] : [marks, halfASign];
    const mark = signs.map((sign) => sign.exec(value)?.[0]).find(Boolean);
    if (mark?.startsWith("&")) return at(`is plain: write ${mark} as the sign that it stands for`);
    if (mark)
      return at(`would be shown with its ${mark.slice(0, 40)}; a text here is plain: leave such signs out`);
    if (bullet.test(value))
      return at(`would be shown with its ${value[0]}; write a sentence, or an entry each`);
    if (/^(>|\|)[-+]?\s/.test(value))
      return at(
        "would be shown with its sign; after >- the text begins on the next line, two spaces further in",
      );
    if (/^“[^”]*$/.test(value)) return at("begins with a “ that no ” closes");
    if (/^"[^"]*"$/.test(value)) return at("would be shown with its quotes; delete them");
    if (/^[“”„][^“”„]*[“”]$|^[‘’][^‘’]*[‘’]$/.test(value))
      return at(`would be shown with its ${value[0]}; use " around it, or nothing`);
    // After a digit it is inches.
    if (/^[^"]*[^"\d]"$/.test(value)) return at('ends with a " that no other begins');
    return [];
  });
}
