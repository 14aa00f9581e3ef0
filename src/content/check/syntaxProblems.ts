import { isAlias, isMap, isNode, visit } from "yaml";
import type { Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/**
 * Returns the first YAML syntax error, from which the parser's further errors tend to follow; without one, returns
 * duplicate keys and YAML features that the content does not use. Common mistakes get a message of our own.
 */
export function syntaxProblems(source: YamlSource): Problem[] {
  const conflict = source.lines.findIndex((lineText) => /^(<{7}|={7}|>{7})( |$)/.test(lineText));
  if (conflict >= 0) {
    const message = "a merge conflict is left here; keep one version and delete these marks";
    return [source.problemAtLine(conflict + 1, 1, message)];
  }
  const [error] = source.document.errors;
  return error ? [syntaxError(source, error.pos[0], error.message)] : disallowedYaml(source);
}

function syntaxError(source: YamlSource, offset: number, parserMessage: string): Problem {
  const { line } = source.position(offset);
  for (const near of [line - 1, line, line + 1]) {
    const lineText = source.lines[near - 1] ?? "";
    const tab = /^[ -]*[\t\u00a0\u2000-\u200a\u202f\u3000]/.exec(lineText)?.[0].length;
    if (tab)
      return source.problemAtLine(near, tab, "a tab, or another program's space, stands here; type spaces");
    const hyphen = /^ *(-(?=[A-Za-z"'{])|[–—•*] )/.exec(lineText)?.[0].trimEnd().length;
    if (hyphen) return source.problemAtLine(near, hyphen, "an entry begins with a hyphen and a space, '- '");
  }
  const isCode = source.file.path === "embeds.yaml";
  const pasted = isCode
    ? "; every line of a provider's code begins with four spaces, below a line 'code: |'"
    : "";
  const misplaced = openQuote(source, line) ?? (isCode ? undefined : wrongIndentation(source, offset));
  if (misplaced) return { ...misplaced, message: misplaced.message + pasted };

  const [, name = "", text = ""] =
    /^(\s*(?:- +)*(?:[\w-]+: +)?)(.*)$/.exec(source.lines[line - 1] ?? "") ?? [];
  const fixes: [RegExp, string][] = [
    [
      /^["']/,
      "a text ends at its second quote; put the other kind of quotes around it, or delete what follows",
    ],
    [/^[{[*&@%!|>`]/, `a text that begins with ${text[0]} needs quotes around it`],
    [/:( |$)/, "a colon followed by a space inside a text needs quotes around the text"],
  ];
  const fix = fixes.find(([pattern]) => pattern.test(text))?.[1];
  if (fix) return source.problemAtLine(line, name.length + 1, fix + pasted);
  return source.problemAt(offset, `the file cannot be read as YAML: ${parserMessage.split(";")[0]}${pasted}`);
}

/** Returns a problem at the last line up to `line` that opens a quotation mark which no line closes. */
function openQuote(source: YamlSource, line: number): Problem | undefined {
  for (let lineNumber = line; lineNumber > Math.max(0, line - 500); lineNumber--) {
    const [, before = "", quote = "", rest = ""] =
      /^(\s*(?:- +)*(?:[\w-]+: +)?)(["'])(.*)$/.exec(source.lines[lineNumber - 1] ?? "") ?? [];
    if (!quote || rest.replace(/\\.|''/g, "").includes(quote)) continue;
    const next = source.lines.slice(lineNumber).find((other) => other.includes(quote));
    if (next && /^\s*(\s#.*)?$/.test(next.slice(next.indexOf(quote) + 1))) continue;
    const message = `a quote opens here and does not close; put a ${quote} at the end, or other quotes around the text`;
    return source.problemAtLine(lineNumber, before.length + 1, message);
  }
  return undefined;
}

/** Returns a problem at the line with a wrong indentation, usually by one space; undefined for another error. */
function wrongIndentation(source: YamlSource, offset: number): Problem | undefined {
  const codes = source.document.errors.map(({ code }) => code);
  const isHere = /^(BAD_INDENT|MISSING_CHAR)$/.test(String(codes[0]));
  const { line, column } = source.position(offset);
  const indentation = (index: number) => source.lines[index]?.search(/\S/) ?? -1;
  const isDeeper = (index: number) => indentation(index) > indentation(line - 1);
  let index = line - 1;
  // The parser takes a key that is indented too far for text of the value above, and reports that value.
  if (!isHere && codes.includes("MULTILINE_IMPLICIT_KEY"))
    do index++;
    while (isDeeper(index) && !/^ *[\w-]+:( |$)/.test(String(source.lines[index])));
  const isBegin = codes[0] === "UNEXPECTED_TOKEN" && column === indentation(index) + 1;
  if (!isHere && !isBegin && !isDeeper(index)) return undefined;
  const message =
    "the line is indented differently from the lines it belongs to; align it with them, or begin a new entry with '- '";
  return source.problemAtLine(index + 1, indentation(index) + 1, message);
}

/** Returns problems for duplicate keys, and for anchors, aliases and tags, mostly texts that lack quotes. */
function disallowedYaml(source: YamlSource): Problem[] {
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
