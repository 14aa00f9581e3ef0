import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import type { Path } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";

/** A YAML file with its positions. Lines and columns count from 1. */
export interface Source {
  /** The name in messages. */
  name: string;
  text: string;
  /** The lines of the text. */
  rows: readonly string[];
  document: ReturnType<typeof parseDocument>;
  /** The content as plain values; undefined where the file does not parse. */
  value: unknown;
  /** Line and column of an offset of the text. */
  position(offset: number): { line: number; column: number };
  /** The offset of a line and column. */
  offsetOf(line: number, column: number): number;
  /** The node at a path, or undefined. */
  nodeAt(path: Path): Node | undefined;
  /** The node of a mapping's key, or undefined. */
  keyAt(path: Path): Node | undefined;
  problemAt(offset: number, message: string): Problem;
  problemAtLine(line: number, column: number, message: string): Problem;
  /** A problem at a value, or at the nearest thing around it that is there. */
  problemAtValue(path: Path, message: string): Problem;
  /**
   * A problem at an offset of a text value, on its own line of the file: for a block of lines and for text without
   * quotes. In quotes, where escapes shift everything, it is at the beginning of the value.
   */
  problemInText(path: Path, offset: number, message: string): Problem;
  /** A problem at the key of a mapping, or at the value where there is no key. */
  problemAtKey(path: Path, message: string): Problem;
}

/**
 * Parses a YAML text. Syntax errors are in `document.errors`; a key that is there twice leaves a value all the
 * same.
 */
export function readSource(name: string, text: string): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: true });
  const rows = text.split(/\r?\n/);

  function position(offset: number) {
    const { line, col } = counter.linePos(Math.min(offset, text.length));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  function problemAtLine(line: number, column: number, message: string): Problem {
    return { file: name, line, column, message, source: rows[line - 1] ?? "" };
  }

  function problemAt(offset: number, message: string): Problem {
    const { line, column } = position(offset);
    return problemAtLine(line, column, message);
  }

  function nodeAt(path: Path): Node | undefined {
    const found = path.length === 0 ? document.contents : document.getIn(path, true);
    return isNode(found) ? found : undefined;
  }

  function keyAt(path: Path): Node | undefined {
    const parent = nodeAt(path.slice(0, -1));
    if (!isMap(parent)) return undefined;
    const key = parent.items.find((pair) => String(pair.key) === String(path.at(-1)))?.key;
    return isNode(key) ? key : undefined;
  }

  function problemAtValue(path: Path, message: string): Problem {
    for (let length = path.length; length >= 0; length--) {
      const range = nodeAt(path.slice(0, length))?.range;
      if (range) return problemAt(range[0], message);
    }
    return problemAt(0, message);
  }

  function problemInText(path: Path, offset: number, message: string): Problem {
    const node = nodeAt(path);
    const [begin = 0, end = 0] = node?.range ?? [];
    const written = text.slice(begin, end);
    if (!isScalar(node) || typeof node.value !== "string" || /^["']/.test(written)) {
      return problemAtValue(path, message);
    }
    // YAML changes nothing but the white space of such a text, so the visible characters before the place count.
    const before = node.value.slice(0, offset).replace(/\s/g, "").length;
    const header = /^[|>].*\n/.exec(written)?.[0].length ?? 0;
    const visible = [...written.slice(header).matchAll(/\S/g)][before];
    return visible ? problemAt(begin + header + visible.index, message) : problemAtValue(path, message);
  }

  function problemAtKey(path: Path, message: string): Problem {
    const range = keyAt(path)?.range;
    return range ? problemAt(range[0], message) : problemAtValue(path, message);
  }

  const broken = document.errors.some((error) => error.code !== "DUPLICATE_KEY");
  return {
    name,
    text,
    rows,
    document,
    value: broken ? undefined : toValue(),
    position,
    offsetOf: (line, column) => (counter.lineStarts[line - 1] ?? 0) + column - 1,
    nodeAt,
    keyAt,
    problemAt,
    problemAtLine,
    problemAtValue,
    problemInText,
    problemAtKey,
  };

  function toValue(): unknown {
    try {
      return document.toJS({ maxAliasCount: 0 });
    } catch {
      // An alias: reported where syntax problems are.
      return undefined;
    }
  }
}
