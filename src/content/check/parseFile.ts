import { isMap, LineCounter, type Node, parseDocument, type Scalar } from "yaml";
import type { z } from "zod";
import { fieldNames, type Path } from "../schema/walkSchema";
import { type Problem, wholeFile } from "./problem";
import { mistakesIn } from "./yamlMistakes";

/** Parses a YAML file. `name` is the path to show in messages. `bytes` is undefined if the file is missing. */
export function parseFile(path: string, schema: z.ZodType, name: string, bytes?: Buffer) {
  const text = String(bytes ?? "");
  const lines = text.split(/\r?\n/);
  const lineCounter = new LineCounter();
  // Makes `yaml` parse values as gatsby-transformer-yaml (js-yaml 4) does. yamlMistakes.ts reports what still differs.
  const document = parseDocument(text, {
    schema: "core",
    customTags: ["timestamp"],
    stringKeys: true,
    lineCounter,
    prettyErrors: false,
  });
  const problemIn = (offset: number, message: string): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: name, line, column: col, message, lineText: lines[line - 1]?.trimEnd() ?? "" };
  };
  const nodeAt = (path: Path) => document.getIn(path, true) as Node | undefined;
  /** Returns the offset of a field's key or of a list entry. If it is missing, returns its parent's offset. */
  const offsetOf = (path: Path): number => {
    const parent = nodeAt(path.slice(0, -1));
    const name = isMap<Scalar>(parent) && parent.items.find(({ key }) => key.value === path.at(-1))?.key;
    const [offset] = (name || nodeAt(path))?.range ?? [];
    return offset ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0);
  };
  const mistakes = bytes
    ? mistakesIn(document, text, fieldNames(schema)).map((mistake) => problemIn(...mistake))
    : [wholeFile(name, "The file is missing. Put it back under exactly this name")];
  return {
    path,
    schema,
    mistakes,
    // Replaces null with undefined, so that an empty field, such as `email:`, counts as missing.
    yaml: mistakes.length > 0 ? undefined : document.toJS({ reviver: (_key, value) => value ?? undefined }),
    lineOf: (path: Path) => lineCounter.linePos(offsetOf(path)).line,
    /** Returns a problem located at `words` in the value, or at the value's key if `words` is omitted. */
    problemAt(path: Path, message: string, words = ""): Problem {
      const [start = 0, end] = nodeAt(path)?.range ?? [];
      const value = text.slice(start, end);
      // If a line break splits `words`, searches only for the first word.
      const index = value.indexOf(value.includes(words) ? words : String(words.split(" ", 1)));
      return problemIn(words ? start + Math.max(index, 0) : offsetOf(path), `${label(path)} ${message}`);
    },
  };
}

/** Returns a value's name for messages, such as `"phone"` or `Entry 2 of "features"`. */
function label(path: Path): string {
  const name = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  const entry = typeof last === "number" ? `Entry ${last + 1}` : "";
  return [entry, name && `"${name}"`].filter(Boolean).join(" of ") || "The file";
}
