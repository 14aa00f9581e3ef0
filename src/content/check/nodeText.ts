import { isScalar, type Node } from "yaml";

/** Matches text that means "no value", such as `none`, `TBD` or `-`. */
const nothing = /^(?:n\/?a|none|nil|null|tb[ad]|~|[-–—.?]*)$/i;

/** Returns the part of a file that YAML reads as `node`. */
export function partOf({ range }: Node, yaml: string): string {
  return yaml.slice(...(range ?? [0, 0])).trim();
}

/** Returns what YAML reads as a comment after `node`, but people read as a number: ` #204`, ` # 1 in NM`. */
function numberAfter({ range }: Node, yaml: string): string {
  const note = /[ \t]*#(?:[^\s#]| \d).*/y;
  note.lastIndex = range?.[1] ?? 0;
  return note.exec(yaml)?.[0] ?? "";
}

/**
 * Returns a node's text, even if YAML reads a line as a list (`- Note: call us`); undefined for real lists and
 * mappings.
 */
export function textOf(node: Node | null, yaml: string): string | undefined {
  if (!node) return "";
  if (isScalar(node) && node.type !== "PLAIN") return String(node.value);
  const text = isScalar(node) ? String(node.value) : partOf(node, yaml);
  if (!isScalar(node) && /[\r\n]/.test(text)) return undefined;
  return (text + numberAfter(node, yaml)).trim();
}

export function isNothing(node: Node | null, yaml: string): boolean {
  return !node || (isScalar(node) && nothing.test(String(textOf(node, yaml)).trim()));
}
