import { isAlias, isMap, isNode, visit } from "yaml";
import type { Problem } from "./problem";
import type { Source } from "./source";

/**
 * What keeps a file from being read as YAML, and YAML's features that the content does not use. Of the syntax errors
 * the first is reported, since a parser guesses at what follows it: the mistakes that happen in words of our own, the
 * others in the parser's.
 */
export function syntaxProblems(source: Source): Problem[] {
  const conflict = source.rows.findIndex((row) => /^(<{7}|={7}|>{7})( |$)/.test(row));
  if (conflict >= 0) {
    const message = "a merge conflict is left here; keep one version and delete these marks";
    return [source.problemAtLine(conflict + 1, 1, message)];
  }
  const [error] = source.document.errors;
  return error ? [syntaxError(source, error.pos[0], error.message)] : unusedFeatures(source);
}

function syntaxError(source: Source, offset: number, parserMessage: string): Problem {
  const { line } = source.position(offset);
  for (const near of [line - 1, line, line + 1]) {
    const row = source.rows[near - 1] ?? "";
    const tab = /^[ -]*[\t\u00a0\u2000-\u200a\u202f\u3000]/.exec(row)?.[0].length;
    if (tab)
      return source.problemAtLine(near, tab, "a tab, or another program's space, stands here; type spaces");
    const hyphen = /^ *(-(?=[A-Za-z"'{])|[–—•*] )/.exec(row)?.[0].trimEnd().length;
    if (hyphen) return source.problemAtLine(near, hyphen, "an entry begins with a hyphen and a space, '- '");
  }
  const isCode = source.file.path === "embeds.yaml";
  const pasted = isCode
    ? "; every line of a provider's code begins with four spaces, below a line 'code: |'"
    : "";
  const misplaced = openQuote(source, line) ?? (isCode ? undefined : wrongIndentation(source, line + 1));
  if (misplaced) return { ...misplaced, message: misplaced.message + pasted };

  const [, name = "", text = ""] =
    /^(\s*(?:- +)*(?:[\w-]+: +)?)(.*)$/.exec(source.rows[line - 1] ?? "") ?? [];
  const mends: [RegExp, string][] = [
    [
      /^["']/,
      "a text ends at its second quote; put the other kind of quotes around it, or delete what follows",
    ],
    [/^[{[*&@%!|>`]/, `a text that begins with ${text[0]} needs quotes around it`],
    [/:( |$)/, "a colon followed by a space inside a text needs quotes around the text"],
  ];
  const mend = mends.find(([pattern]) => pattern.test(text))?.[1];
  if (mend) return source.problemAtLine(line, name.length + 1, mend + pasted);
  return source.problemAt(offset, `the file cannot be read as YAML: ${parserMessage.split(";")[0]}${pasted}`);
}

/** The last row up to `line` with a quote before its value that closes neither on the row nor at a later row's end. */
function openQuote(source: Source, line: number): Problem | undefined {
  for (let row = line; row > Math.max(0, line - 500); row--) {
    const [, before = "", sign = "", rest = ""] =
      /^(\s*(?:- +)*(?:[\w-]+: +)?)(["'])(.*)$/.exec(source.rows[row - 1] ?? "") ?? [];
    if (!sign || rest.replace(/\\.|''/g, "").includes(sign)) continue;
    const next = source.rows.slice(row).find((other) => other.includes(sign));
    if (next && /^\s*(\s#.*)?$/.test(next.slice(next.indexOf(sign) + 1))) continue;
    const message = `a quote opens here and does not close; put a ${sign} at the end, or other quotes around the text`;
    return source.problemAtLine(row, before.length + 1, message);
  }
  return undefined;
}

/**
 * The first row, down to `last`, whose name begins where no other of its mapping does: most often a space too many or
 * too few. The parser would tell it of a row before or after.
 */
function wrongIndentation(source: Source, last: number): Problem | undefined {
  /** Where the names of the mappings that are open begin, the outermost first. */
  let open: number[] = [];
  /** Whether the name before has no value on its own row, so that deeper rows may follow. */
  let mayDeepen = true;
  /** Where the name of a block of lines (`|` or `>`) begins: what is deeper is text. */
  let block = Number.POSITIVE_INFINITY;
  for (const [index, row] of source.rows.slice(0, last).entries()) {
    const begin = row.search(/\S/);
    if (begin < 0 || row[begin] === "#" || begin > block) continue;
    block = Number.POSITIVE_INFINITY;
    const [, before, value = ""] = /^(\s*(?:- +)*)[\w-]+:(?:[ \t]+(.*))?$/.exec(row) ?? [];
    const at = before?.length ?? 0;
    const isDeeper = at > (open.at(-1) ?? 0) && (mayDeepen || before?.includes("-"));
    if (before !== undefined && open.length > 0 && !open.includes(at) && !isDeeper) {
      const message =
        "the line is indented differently from the lines it belongs to; align it with them, or begin a new entry with '- '";
      return source.problemAtLine(index + 1, at + 1, message);
    }
    if (before !== undefined) open = [...open.filter((other) => other < at), at];
    mayDeepen = before !== undefined && /^(#.*)?$/.test(value);
    if (/^[|>][-+\d]*\s*(#.*)?$/.test(value)) block = begin;
  }
  return undefined;
}

/** Names that are there twice, and anchors, aliases and tags: mostly texts that lack their quotes. */
function unusedFeatures(source: Source): Problem[] {
  const problems: Problem[] = [];
  const add = (offset = 0, message = "") => void problems.push(source.problemAt(offset, message));
  const feature =
    "&, * and ! at the beginning of a text mean something else in YAML: put quotes around the text";
  for (const { pos } of source.document.warnings) add(pos[0], feature);
  visit(source.document, (_key, node) => {
    if (!isNode(node)) return;
    if (isAlias(node) || node.anchor || node.tag) add(node.range?.[0], feature);
    const names = new Set<string>();
    for (const { key } of isMap(node) ? node.items : []) {
      const twice = `${key} is there twice; delete one of the two, or begin a new entry with '- '`;
      if (names.has(String(key)) && isNode(key)) add(key.range?.[0], twice);
      names.add(String(key));
    }
  });
  return problems;
}
