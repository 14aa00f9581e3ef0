import { isAlias, visit } from "yaml";
import { misplacedRow } from "./misplacedRow";
import type { Problem } from "./problem";
import type { Source } from "./source";

/**
 * What keeps a file from being read, in words for people who do not know YAML. After the first syntax error
 * a parser mostly guesses, so that one is reported, and every key that is there twice.
 */
export function syntaxProblems(source: Source): Problem[] {
  const { errors, warnings } = source.document;
  const first = errors.find((error) => error.code !== "DUPLICATE_KEY");
  const end = first?.pos[0] ?? source.text.length;
  const twice = errors.filter((error) => error.code === "DUPLICATE_KEY" && error.pos[0] < end);
  const conflict = source.rows.findIndex((row) => /^(<{7}|={7}|>{7})( |$)/.test(row));
  if (conflict >= 0) {
    return [
      source.problemAtLine(
        conflict + 1,
        1,
        "a merge conflict is left here; keep one version and delete these marks",
      ),
    ];
  }
  const problems = twice.map((error) => {
    const [all = "", key] = /^[\s-]*([\w-]*)/.exec(source.text.slice(error.pos[0])) ?? [];
    const offset = error.pos[0] + all.length - (key?.length ?? 0);
    const { line, column } = source.position(offset);
    const isInEntry = source.rows.slice(0, line).some((row) => /^ *- /.exec(row)?.[0].length === column - 1);
    const newEntry = isInEntry
      ? "a new entry begins with '- ': write it before the entry's first line, or "
      : "";
    return source.problemAt(
      offset,
      `${key} is there twice; ${newEntry}remove one of the two, or look at the indentation`,
    );
  });
  if (first) problems.push(explained(source, first.code, first.pos[0], first.message));
  if (errors.length > 0) return problems;
  if (warnings.length === 0) return unwantedFeatures(source);
  return warnings.map((warning) => source.problemAt(warning.pos[0], needsQuotes(source, warning.pos[0])));
}

/** Anchors, aliases and tags are mostly text that lacks its quotes; as features they would only confuse. */
function unwantedFeatures(source: Source): Problem[] {
  const problems: Problem[] = [];
  visit(source.document, {
    Node(_key, node) {
      const offset = node.range?.[0] ?? 0;
      const tagged =
        "tag" in node &&
        node.tag !== undefined &&
        source.text[offset - 1] !== undefined &&
        /^!/.test(String(node.tag));
      if (isAlias(node) || ("anchor" in node && node.anchor) || tagged) {
        problems.push(
          source.problemAt(
            offset,
            "anchors, aliases and tags (&, *, !) are not used here; write the value out, in quotes if it begins with such a sign",
          ),
        );
      }
    },
  });
  return problems;
}

function explained(source: Source, code: string, offset: number, message: string): Problem {
  const { line } = source.position(offset);
  const at = (row: number, column: number, words: string) => source.problemAtLine(row, column, words);

  for (const row of [line, line + 1]) {
    const tab = /^[ ]*\t/.exec(source.rows[row - 1] ?? "");
    if (tab) return at(row, tab[0].length, "a tab stands at the beginning of the line; use spaces instead");
  }
  for (const near of [line - 1, line, line + 1]) {
    const row = source.rows[near - 1] ?? "";
    const unlike = /^([ -]*(?:[\w-]+: *)?)[\u00a0\u2000-\u200a\u202f\u3000]/.exec(row)?.[0].length;
    if (unlike)
      return at(near, unlike, "a space from another program stands here; delete it and type a space");
    const tight = /^ *-(?=[A-Za-z"'])/.exec(row)?.[0].length;
    if (tight) return at(near, tight + 1, "a space is missing after the hyphen");
    const dash = /^ *[–—•*] /.exec(row);
    if (dash) return at(near, dash[0].length - 1, "an entry begins with a hyphen and a space, '- '");
  }
  const bare = entryWithoutHyphen(source);
  if (bare) return at(bare, 1, "an entry begins with a hyphen and a space, '- '; this first one has lost it");
  const none = emptyListWithEntries(source, line);
  if (none) return at(none.row, none.column, "[] says that there are none: delete it where entries stand");
  if (isInEmbedCode(source, line)) {
    const begin = (source.rows[line - 1] ?? "").search(/\S/) + 1;
    const words =
      "the provider's code is not in its place: 'code: |' stands alone on its line; below it the code begins with four spaces and its <, and no line of it with fewer spaces";
    return at(line, Math.max(begin, 1), words);
  }
  if (code === "MULTIPLE_DOCS") {
    return source.problemAt(
      offset,
      "a line of --- or ... begins a second document; a file here holds one: remove the line",
    );
  }
  const open = unclosedQuote(source, line);
  if (open)
    return at(
      open.row,
      open.column,
      open.quote === "'"
        ? "a ' opens here and does not close on this line; put a ' at the end, or \" around the text where it is an apostrophe"
        : 'a quote opens here and does not close on this line; put a " at the end',
    );
  const bracket = unclosedBracket(source, line);
  if (bracket)
    return at(
      bracket.row,
      bracket.column,
      `a ${bracket.sign} opens here and does not close; delete it, or put quotes around the text`,
    );

  const misplaced = misplacedRow(source.rows, line + 1);
  if (misplaced) return at(misplaced.line, misplaced.column, misplaced.message);
  if (code === "BAD_DQ_ESCAPE") {
    return source.problemAt(
      offset,
      "a \\ inside \" quotes has a meaning of its own; write \\\\ or use ' around the text",
    );
  }
  const text = source.rows[line - 1] ?? "";
  const [, name = "", words = ""] = /^(\s*(?:- +)*(?:[\w-]+: +)?)(.*)$/.exec(text) ?? [];
  const begins = words[0] ?? "";
  const column = name.length + 1;
  if (/["']/.test(begins)) {
    if (
      !text
        .slice(column)
        .replace(/\\.|''/g, "")
        .includes(begins)
    )
      return at(
        line + 1,
        1,
        "this line goes on with a text in quotes; put more spaces before it, so that it begins further in than the name of the text",
      );
    if (/(["'])\s*,\s*$/.test(text)) return at(line, column, "delete the comma after the quote");
    const other = begins === '"' ? "'" : '"';
    if (text.includes(other))
      return at(
        line,
        column,
        "a text with both kinds of quotes: write >- in its place, and the text itself on the next line, two spaces further in",
      );
    return at(
      line,
      source.position(offset).column,
      `the text goes on after its closing quote; a ${begins} inside it ends it early: use ${other} around the text instead`,
    );
  }
  if (/^[|>][-+]?\s+\S/.test(words))
    return at(
      line,
      column,
      `after ${words.split(/\s/)[0]} the text begins on the next line, two spaces further in`,
    );
  if (/[{[*&!@%`|>]/.test(begins))
    return at(line, column, needsQuotes(source, source.offsetOf(line, column)));
  if (/^[-?] /.test(words) && /: +$/.test(name))
    return at(line, column, needsQuotes(source, source.offsetOf(line, column)));
  const [joined, , field] = /(- )?([\w-]+): /.exec(words) ?? [];
  if (joined && source.rows.some((row, i) => i !== line - 1 && new RegExp(`^[ -]*${field}:`).test(row)))
    return at(
      line,
      column + words.indexOf(joined),
      `“${joined.trim()}” begins a line of its own; a text that has it inside needs quotes`,
    );
  if (/: /.test(words) || /:$/.test(words)) {
    return at(line, column, "a colon followed by a space inside a text needs quotes around the text");
  }
  if (code === "BLOCK_AS_IMPLICIT_KEY" && source.rows[line]?.trim()) {
    const [before, here, next] = [line - 2, line - 1, line].map((row) => source.rows[row]?.search(/\S/) ?? 0);
    const message = "the line is indented differently from the lines it belongs to";
    // Of an entry between two that agree it is the one that is out of place.
    return before === next ? at(line, Number(here) + 1, message) : at(line + 1, Number(next) + 1, message);
  }
  if (/^\s*(- +)?[\w-]+:\S/.test(text))
    return at(line, text.indexOf(":") + 1, "a space is missing after the colon");
  if (code === "MULTILINE_IMPLICIT_KEY")
    return at(line, column, "a line must read 'name: value'; here the colon is missing");
  if (["UNEXPECTED_TOKEN", "BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY"].includes(code)) {
    return source.problemAt(
      offset,
      "this does not belong here; look at the indentation of this line and the one before it",
    );
  }
  if (/^Implicit map keys/.test(message))
    return at(line, column, "a line must read 'name: value'; here the colon is missing");
  return source.problemAt(offset, `the file cannot be read as YAML: ${message}`);
}

/** The row of a list's first entry where it begins with a field that all others have behind their hyphen. */
function entryWithoutHyphen({ rows }: Source): number | undefined {
  const outermost = rows.filter((row) => /^[^\s#]/.test(row));
  const field = /^[\w-]+: +(?=\S)/.exec(outermost[0] ?? "")?.[0];
  const others = outermost.slice(1);
  return field && others.length > 0 && others.every((row) => row.startsWith(`- ${field}`))
    ? rows.indexOf(String(outermost[0])) + 1
    : undefined;
}

/** The last `[]` up to `line` below which entries stand all the same, or that stands below them. */
function emptyListWithEntries(source: Source, line: number) {
  const rows = source.rows;
  const index = rows.slice(0, line).findLastIndex((row) => /^[ -]*([\w-]+: +)?\[\] *(#.*)?$/.test(row));
  const row = rows[index];
  if (row === undefined) return undefined;
  const place = { row: index + 1, column: row.indexOf("[") + 1 };
  const next = rows.findIndex((other, i) => i > index && /^\s*[^\s#]/.test(other));
  const isBelow = /^ *- /.test(rows[next] ?? "") && (rows[next] ?? "").search(/\S/) >= row.search(/[^ -]/);
  if (isBelow && line <= next + 2) return place;
  return row.startsWith("[") && rows.slice(0, index).some((other) => other.startsWith("- "))
    ? place
    : undefined;
}

/** Whether a line belongs to a provider's embed code that someone pasted after `code:`, wherever its lines begin. */
function isInEmbedCode(source: Source, line: number): boolean {
  const before = source.rows.slice(0, line);
  const key = before.findLastIndex((row) => /^\s*[A-Za-z]\w*:(\s|$)/.test(row));
  return (
    /^\s*code:/.test(before[key] ?? "") &&
    before.slice(key).some((row) => /<\/?(iframe|script|div)/i.test(row))
  );
}

/** The last line up to `line` whose value begins with a quote that does not close on it. */
function unclosedQuote(source: Source, line: number) {
  for (let row = line; row > 0; row--) {
    const found = /^(\s*(?:- +)*(?:[\w-]+: +)?)(["'])(.*)$/.exec(source.rows[row - 1] ?? "");
    if (!found) continue;
    const [, before = "", quote = "", rest = ""] = found;
    const inside = quote === '"' ? rest.replace(/\\./g, "") : rest.replace(/''/g, "");
    if (inside.includes(quote)) continue;
    const offset = source.offsetOf(row, before.length + 1);
    if (!closesOnLaterLine(source.text.slice(offset + 1), quote))
      return { row, column: before.length + 1, quote };
  }
  return undefined;
}

/** The last of a few lines up to `line` whose value begins with a bracket that nothing closes. */
function unclosedBracket(source: Source, line: number) {
  for (let row = line; row > Math.max(0, line - 4); row--) {
    const [, before = "", sign = ""] =
      /^(\s*(?:- +)*(?:[\w-]+: +)?)([[{])/.exec(source.rows[row - 1] ?? "") ?? [];
    const rest = source.rows.slice(row - 1, line).join("\n");
    if (sign && !rest.includes(sign === "[" ? "]" : "}")) return { row, column: before.length + 1, sign };
  }
  return undefined;
}

/** Whether a quoted text of several lines ends as it should: with the quote, and nothing behind it. */
function closesOnLaterLine(rest: string, quote: string): boolean {
  // Step by step: one pattern for the whole text would run out of stack on a long one.
  const signs = quote === '"' ? /\\.|"/gs : /''|'/g;
  for (const { 0: sign, index } of rest.matchAll(signs)) {
    if (sign === quote) return /^[ \t]*([ \t]#.*)?(\r?\n|$)/.test(rest.slice(index + 1, index + 1000));
  }
  return false;
}

function needsQuotes(source: Source, offset: number): string {
  return `a text that begins with ${source.text[offset] ?? ""} needs quotes around it`;
}
