import { limits } from "../declarations/limits";
import { label, truncate } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Source } from "./source";

const html = /<([a-z]+)[^<>]*>[^<]*<\/\1>|<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;

/** Matches what policy generators leave, such as [Company Name], [DATE] and [insert address], but not [Reserved]. */
const blank =
  /\[(?:insert|enter|your|the|company|agency|business|organization|website|name|legal|date|effective|address|street|city|state|zip|country|e-?mail|phone|telephone|contact|url|number|link|x)\b[^[\]]{0,80}\](?!\s*[(:])/i;

/** Reports what visitors would see of another format, blanks that nobody has filled in, and texts that are too long. */
export function* textProblems(source: Source): Generator<Problem> {
  for (const { path, written, kind, quotation, value } of source.texts) {
    const report = (message: string, words?: string) =>
      source.problemAt(path, `${label(path)} ${message}`, words);
    if (value === undefined || !/^(text|markdown)$/.test(String(kind))) continue;
    const isName = /^(legalName|name|title|heading)$/.test(String(path.at(-1)));
    const max =
      limits.lengths[isName ? "name" : quotation ? "quotation" : kind === "text" ? "text" : "markdown"];
    if (written.length > max)
      yield report(
        `has ${written.length.toLocaleString("en-US")} characters; the limit is ${max.toLocaleString("en-US")}. Shorten it`,
      );
    const tag = kind === "markdown" ? undefined : html.exec(written)?.[0];
    if (tag) yield report(`has "${truncate(tag, 40)}", which visitors would see. Write plain text`, tag);
    const open = quotation ? undefined : blank.exec(written)?.[0];
    if (open) yield report(`still has the blank "${open}". Fill it in`, open);
  }
}
