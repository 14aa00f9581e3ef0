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

/** File contents by path relative to `data/`. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** A string value in a content file, with its position and its field's metadata. */
export interface Text extends FieldInfo {
  schema: z.ZodType;
  path: Path;
  /** The value after YAML parsing. */
  text: string;
  node: Scalar;
  /** The value's offset in the file, and in `written` its YAML source, including quotes. */
  begin: number;
  written: string;
}

/** A parsed YAML file that locates its values by line and column, counted from 1, for problem reports. */
export class YamlSource {
  readonly lines: readonly string[];
  readonly document: Document.Parsed;
  /** The content as JavaScript values; undefined if the file has syntax errors or uses aliases. */
  readonly value: unknown;
  /** All string values that have a schema. */
  readonly texts: readonly Text[];
  readonly #lineCounter = new LineCounter();

  /** @param name the file name shown in messages */
  constructor(
    readonly file: ContentFile,
    readonly name: string,
    readonly text: string,
  ) {
    this.lines = text.split(/\r?\n/);
    const options = { lineCounter: this.#lineCounter, prettyErrors: false, uniqueKeys: false };
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
    const { line, col } = this.#lineCounter.linePos(Math.min(offset, this.text.length));
    return { line, column: col };
  }

  nodeAt(path: Path): Node | undefined {
    const found = path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    return isNode(found) ? found : undefined;
  }

  problemAtLine(line: number, column: number, message: string): Problem {
    return { file: this.name, line, column, message, source: this.lines[line - 1] ?? "" };
  }

  problemAt(offset: number, message: string): Problem {
    const { line, column } = this.position(offset);
    return this.problemAtLine(line, column, message);
  }

  /** Returns a problem at a value or its nearest existing parent; at `words`, if the value contains them. */
  problemAtValue(path: Path, message: string, words = ""): Problem {
    const range = this.nodeAt(path)?.range;
    if (!range)
      return path.length > 0 ? this.problemAtValue(path.slice(0, -1), message) : this.problemAt(0, message);
    const at = this.text.slice(range[0], range[1]).toLowerCase().indexOf(words.toLowerCase());
    return this.problemAt(range[0] + Math.max(at, 0), message);
  }

  /** Returns a problem at the key of a mapping entry, or at the value itself if it is an entry of a list. */
  problemAtKey(path: Path, message: string): Problem {
    const parent = this.nodeAt(path.slice(0, -1));
    const key = isMap(parent) && parent.items.find((pair) => String(pair.key) === String(path.at(-1)))?.key;
    return isNode(key) && key.range
      ? this.problemAt(key.range[0], message)
      : this.problemAtValue(path, message);
  }
}
