const INDENTED = "the line is indented differently from the lines it belongs to";
const OF_A_LIST = `${INDENTED}; if it begins a new entry, write '- ' before it`;

/**
 * The first row, down to `last`, whose name begins where no other of its mapping does: most often a space too many
 * or too few. Only for a file that YAML cannot read, whose parser would guess at quotes and colons.
 * @returns its line and column from 1, and what is wrong
 */
export function misplacedRow(
  rows: readonly string[],
  last: number,
): { line: number; column: number; message: string } | undefined {
  /** Where the names of the mappings that are open begin, the outermost first. */
  let open: number[] = [];
  /** Whether the name before has no value on its own line, so that deeper rows may follow. */
  let mayDeepen = true;
  /** Where the name of a block of lines (`|` or `>`) begins: what is deeper is text. */
  let block: number | undefined;
  for (const [index, row] of rows.slice(0, last).entries()) {
    if (/^\s*(#|$)/.test(row)) continue;
    const begin = row.search(/\S/);
    if (block !== undefined && begin > block) continue;
    block = undefined;
    const found = /^(\s*(?:- +)*)([\w-]+):(?:[ \t]+(.*))?$/.exec(row);
    if (!found) {
      // An entry of a list of texts, or a text that goes on.
      mayDeepen = false;
      continue;
    }
    const [, before = "", , value = ""] = found;
    const at = before.length;
    const isEntry = before.includes("-");
    const deepest = open.at(-1) ?? 0;
    const fits = open.includes(at) || open.length === 0 || ((mayDeepen || isEntry) && at > deepest);
    if (!fits) {
      const isList = rows.slice(0, index).some((other) => other.startsWith(`${" ".repeat(begin)}- `));
      return { line: index + 1, column: at + 1, message: isList ? OF_A_LIST : INDENTED };
    }
    open = [...open.filter((other) => other < at), at];
    mayDeepen = /^(#.*)?$/.test(value);
    if (/^[|>][-+\d]*\s*(#.*)?$/.test(value)) block = begin;
  }
  return undefined;
}
