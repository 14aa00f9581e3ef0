import * as yaml from "yaml";
import type { z } from "zod";
import type { ContentFile } from "../declarations/contentFiles";
import {
  type FieldInfo,
  fieldInfoOf,
  isOptional,
  type Path,
  partsOf,
  schemaAt,
  valueAt,
} from "../declarations/schemaBuilders";
import type { Problem } from "./problem";

export interface Text extends FieldInfo {
  path: Path;
  text: string;
  node: yaml.Scalar;
  /** The offset of `written` in the file. `written` is the value's YAML source, including quotation marks. */
  begin: number;
  written: string;
}

interface Correction {
  /** The wrong part of the value. Default: the whole value. */
  words?: string;
  /** Suggested replacements, likeliest first. If `words` is undefined, they include any quotation marks YAML needs. */
  meant?: readonly (string | undefined)[];
  /** Text that the replacements omit, such as "PST" after opening hours. */
  without?: string;
}

export class YamlSource {
  readonly lines: readonly string[];
  readonly document: yaml.Document.Parsed;
  /** Undefined if the file has syntax errors, aliases or non-scalar keys. */
  readonly value: unknown;
  readonly parsed: z.ZodSafeParseResult<unknown>;
  readonly texts: readonly Text[];
  /** Whether lines or entries with syntax errors have been replaced with spaces. */
  readonly isPartial: boolean;
  readonly #lineCounter = new yaml.LineCounter();

  /** @param written the original file. In `text`, entries with syntax errors may be replaced with spaces. */
  constructor(
    readonly file: ContentFile,
    readonly name: string,
    readonly text: string,
    readonly written = text,
  ) {
    this.isPartial = text !== written;
    this.lines = written.split(/\r?\n/);
    const options = { lineCounter: this.#lineCounter, prettyErrors: false, uniqueKeys: false };
    this.document = yaml.parseDocument(text, options);
    let isPlain = this.document.errors.length === 0;
    yaml.visit(this.document, (_, node) => {
      isPlain &&= yaml.isNode(node) ? !yaml.isAlias(node) : !yaml.isPair(node) || yaml.isScalar(node.key);
    });
    if (isPlain) this.value = this.document.toJS();
    this.parsed = file.content.safeParse(this.value);
    const { issues = [] } = this.parsed.error ?? {};
    for (const { path } of issues) this.#deleteEmpty(path as Path);
    if (issues.length > 0) this.parsed = file.content.safeParse(this.value);
    this.texts = [...partsOf(file.content, this.value)].flatMap(({ schema, value, path }) => {
      const node = this.nodeAt(path);
      if (typeof value !== "string" || !yaml.isScalar(node)) return [];
      const [begin = 0, end = 0] = node.range ?? [];
      return [{ ...fieldInfoOf(schema), path, text: value, node, begin, written: text.slice(begin, end) }];
    });
  }

  /** Deletes an optional field that a CMS left empty. Keeps `title: #1 in town`, where `#1 in town` is a comment. */
  #deleteEmpty(path: Path): void {
    const value = valueAt(this.value, path);
    const isEmpty = value === null || (typeof value === "string" && !value.trim());
    if (!isEmpty || this.hasComment(path) || !isOptional(schemaAt(this.file.content, path))) return;
    delete (valueAt(this.value, path.slice(0, -1)) as Record<string, unknown>)[String(path.at(-1))];
  }

  /** Whether a field has a comment in place of its value, such as `title: #1 in town`. */
  hasComment(path: Path): boolean {
    return /:\s+#\S/.test(this.problemAtKey(path, "").source ?? "");
  }

  nodeAt(path: Path): yaml.Node | undefined {
    const found = path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    return yaml.isNode(found) ? found : undefined;
  }

  isInvalid(path: Path): boolean {
    const isInside = (issue: z.core.$ZodIssue) => path.every((step, i) => issue.path[i] === step);
    return this.parsed.error?.issues.some(isInside) ?? false;
  }

  /** Returns a problem at a position or, if its line is blank, at the end of the nearest nonblank line above. */
  problemAtLine(line: number, column: number, message: string): Problem {
    let shown = line;
    while (shown > 1 && !this.lines[shown - 1]?.trim()) shown--;
    const source = this.lines[shown - 1] ?? "";
    return { file: this.name, line: shown, column: shown === line ? column : source.length, message, source };
  }

  problemAt(offset: number, message: string): Problem {
    const { line, col } = this.#lineCounter.linePos(Math.min(offset, this.text.length));
    return this.problemAtLine(line, col, message);
  }

  problemAtValue(path: Path, message: string, correction?: Correction): Problem {
    const node = this.nodeAt(path);
    if (!node && path.length > 0) return this.problemAtValue(path.slice(0, -1), message);
    return this.#problemAtNode(node, message, correction);
  }

  /** Returns a problem at a mapping key, or at the value if the path ends with a list index. */
  problemAtKey(path: Path, message: string, correction?: Correction): Problem {
    const parent = this.nodeAt(path.slice(0, -1));
    const key =
      yaml.isMap(parent) && parent.items.find((pair) => String(pair.key) === String(path.at(-1)))?.key;
    if (!yaml.isNode(key)) return this.problemAtValue(path, message, correction);
    return this.#problemAtNode(key, message, correction);
  }

  #problemAtNode(node: yaml.Node | undefined, message: string, correction: Correction = {}): Problem {
    const { words = "", meant = [], without } = correction;
    const [begin, end] = node?.range ?? [0, 0];
    const written = this.text.slice(begin, end).trimEnd();
    const at = written.toLowerCase().indexOf(words.toLowerCase());
    const problem = this.problemAt(begin + Math.max(at, 0), message);
    if (at < 0) return problem;
    const from = begin + at;
    const to = from + (words || written).length;
    const fixes = [...new Set(meant)].flatMap((text) => {
      if (!text || text === this.text.slice(from, to)) return [];
      // Also proposes to replace the whole value, because the corrected value may need quotation marks.
      const whole = { from: begin, to: begin + written.length, text: yamlText(written.replace(words, text)) };
      const isPart = words && yaml.isScalar(node) && node.type === "PLAIN";
      return [{ from, to, text, without }, ...(isPart ? [whole] : [])];
    });
    return { ...problem, fixes };
  }
}

export function yamlText(text: string): string {
  return yaml.stringify(text, { lineWidth: 0 }).trimEnd();
}
