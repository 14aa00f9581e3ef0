import { limits } from "../declarations/limits";
import { truncate } from "../declarations/schemaBuilders";
import type { Fault } from "./problem";
import type { Field } from "./readValues";

const html = /<([a-z]+)[^<>]*>[^<]*<\/\1>|<\/?[a-z][^<>]*>/i;

/** Matches blanks in generated policies, such as [Company Name], [DATE] and [insert address], but not [Reserved]. */
const blank =
  /\[(?:insert|enter|your|the|company|agency|business|organization|website|name|legal|date|effective|address|street|city|state|zip|country|e-?mail|phone|telephone|contact|url|number|link|x)\b[^[\]]{0,80}\](?!\s*[(:])/i;

/** Reports HTML tags that visitors would see, blanks that nobody has filled in, and texts that are too long. */
export function* textFaults({ path, written, kind, quotation }: Field): Generator<Fault> {
  if (kind !== "text" && kind !== "markdown") return;
  const isName = /^(legalName|name|title|heading)$/.test(String(path.at(-1)));
  const max = limits.lengths[isName ? "name" : quotation ? "quotation" : kind];
  const [length, most] = [written.length, max].map((number) => number.toLocaleString("en-US"));
  if (written.length > max) yield [`has ${length} characters; the limit is ${most}. Shorten it`];
  const tag = kind === "markdown" ? undefined : html.exec(written)?.[0];
  if (tag) yield [`has "${truncate(tag, 40)}", which visitors would see. Write plain text`, tag];
  const open = quotation ? undefined : blank.exec(written)?.[0];
  if (open) yield [`still has the blank "${open}". Fill it in`, open];
}
