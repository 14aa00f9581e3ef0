import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
} from "yaml";
import type { z } from "zod";
import type { ContentFile } from "../declarations/contentFiles";
import { type FieldInfo, fieldInfoOf, type Path, partsOf } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";

/** Files by their paths below `data/`, with what is in them; null for a link that leads nowhere. */
export type Files = ReadonlyMap<string, string | Uint8Array | null>;

/** A text of the content with its declaration. */
export interface Text extends FieldInfo {
  schema: z.ZodType;
  path: Path;
  /** What YAML makes of it. */
  text: string;
  node: Scalar;
  /** Where it begins in the file, and how it is written there. */
  begin: number;
  written: string;
}

/** A YAML file with its positions. Lines and columns count from 1. */
export class Source {
  /** The lines of the text. */
  readonly rows: readonly string[];
  readonly document: Document.Parsed;
  /** The content as plain values; undefined where the file does not parse, or refers to a part of itself. */
  readonly value: unknown;
  /** Every text that the file's declaration knows. */
  readonly texts: readonly Text[];
  readonly #lines = new LineCounter();

  /**
   * @param name what messages call the file
   * @throws a RangeError for a text that is nested too deeply
   */
  constructor(
    readonly file: ContentFile,
    readonly name: string,
    readonly text: string,
  ) {
    this.rows = text.split(/\r?\n/);
    const options = { lineCounter: this.#lines, prettyErrors: false, uniqueKeys: false };
    this.document = parseDocument(text, options);
    try {
      if (this.document.errors.length === 0) this.value = this.document.toJS({ maxAliasCount: 0 });
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
    }
    this.texts = [...partsOf(file.content, this.value)].flatMap(({ schema, value, path }) => {
      const node = this.nodeAt(path);
      if (typeof value !== "string" || !isScalar(node)) return [];
      const [begin = 0, end = 0] = node.range ?? [];
      return [
        { ...fieldInfoOf(schema), schema, path, text: value, node, begin, written: text.slice(begin, end) },
      ];
    });
  }

  position(offset: number): { line: number; column: number } {
    const { line, col } = this.#lines.linePos(Math.min(offset, this.text.length));
    return { line, column: col };
  }

  nodeAt(path: Path): Node | undefined {
    const found = path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    return isNode(found) ? found : undefined;
  }

  problemAtLine(line: number, column: number, message: string): Problem {
    return { file: this.name, line, column, message, source: this.rows[line - 1] ?? "" };
  }

  problemAt(offset: number, message: string): Problem {
    const { line, column } = this.position(offset);
    return this.problemAtLine(line, column, message);
  }

  /** A problem at a value, or at the nearest thing around it; inside of it where `words` are found as written. */
  problemAtValue(path: Path, message: string, words = ""): Problem {
    const range = this.nodeAt(path)?.range;
    if (!range)
      return path.length > 0 ? this.problemAtValue(path.slice(0, -1), message) : this.problemAt(0, message);
    const at = this.text.slice(range[0], range[1]).toLowerCase().indexOf(words.toLowerCase());
    return this.problemAt(range[0] + Math.max(at, 0), message);
  }

  /** A problem at the key of a mapping, or at the value where there is no key. */
  problemAtKey(path: Path, message: string): Problem {
    const parent = this.nodeAt(path.slice(0, -1));
    const key = isMap(parent) && parent.items.find((pair) => String(pair.key) === String(path.at(-1)))?.key;
    return isNode(key) && key.range
      ? this.problemAt(key.range[0], message)
      : this.problemAtValue(path, message);
  }
}
