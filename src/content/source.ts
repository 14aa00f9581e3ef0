import { isAlias, isMap, isNode, LineCounter, type Node, parseDocument } from "yaml";
import type { Problem } from "./problem";
import type { Path } from "./structure";

/** A YAML file with its positions. */
export interface Source {
  /** The name in messages. */
  name: string;
  text: string;
  document: ReturnType<typeof parseDocument>;
  /** The content as plain values; undefined where the file does not parse. */
  value: unknown;
  /** A problem at an offset of the text. */
  problemAt(offset: number, message: string): Problem;
  /** A problem at a value, or at the nearest thing around it that is there. */
  problemAtValue(path: Path, message: string): Problem;
  /** A problem at the key of a mapping. */
  problemAtKey(path: Path, message: string): Problem;
  /** The node at a path, or undefined. */
  nodeAt(path: Path): Node | undefined;
}

/** Parses a YAML text. Syntax errors are in `document.errors`. */
export function readSource(name: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const rows = text.split(/\r\n|\n|\r/);

  function problemAt(offset: number, message: string): Problem {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return {
      file: name,
      line: Math.max(line, 1),
      column: Math.max(col, 1),
      message,
      source: rows[line - 1] ?? "",
    };
  }

  function nodeAt(path: Path): Node | undefined {
    const found = path.length === 0 ? document.contents : document.getIn(path, true);
    return isNode(found) ? found : undefined;
  }

  function problemAtValue(path: Path, message: string): Problem {
    for (let length = path.length; length >= 0; length--) {
      const range = nodeAt(path.slice(0, length))?.range;
      if (range) return problemAt(range[0], message);
    }
    return problemAt(0, message);
  }

  function problemAtKey(path: Path, message: string): Problem {
    const parent = nodeAt(path.slice(0, -1));
    const key = isMap(parent)
      ? parent.items.find(
          (pair) => isNode(pair.key) && !isAlias(pair.key) && String(pair.key) === String(path.at(-1)),
        )?.key
      : undefined;
    return isNode(key) && key.range
      ? problemAt(key.range[0], message)
      : problemAtValue(path.slice(0, -1), message);
  }

  const value = document.errors.length === 0 ? document.toJS() : undefined;
  return { name, text, document, value, problemAt, problemAtValue, problemAtKey, nodeAt };
}
