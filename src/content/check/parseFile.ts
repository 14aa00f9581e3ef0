import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Path } from "../schema/walkSchema";
import { type Problem, wholeFile } from "./problem";
import { mistakesIn } from "./yamlMistakes";

/**
 * Parses a YAML file in data/.
 * @param name the path shown in messages, such as data/agents.yaml
 * @param bytes undefined if the file is missing
 */
export function parseFile(path: string, schema: z.ZodType, name: string, bytes?: Buffer) {
  const text = String(bytes ?? "");
  const lines = text.split(/\r?\n/);
  const lineCounter = new LineCounter();
  // These options make `yaml` parse values in the same way as gatsby-transformer-yaml (js-yaml 4, YAML 1.2).
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
  /** Returns the start and end offsets of a value or, if the value is missing, of its closest existing ancestor. */
  const rangeOf = (path: Path): readonly number[] => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return node.range;
    return path.length > 0 ? rangeOf(path.slice(0, -1)) : [0, 0];
  };
  const mistakes = bytes
    ? mistakesIn(document, text).map((mistake) => problemIn(...mistake))
    : [wholeFile(name, "The file is missing. Put it back under exactly this name")];
  return {
    path,
    schema,
    /** YAML syntax errors, and values that YAML probably misinterprets. */
    mistakes,
    // Replaces null with undefined, so that an empty field, such as `email:`, counts as missing.
    yaml: mistakes.length > 0 ? undefined : document.toJS({ reviver: (_key, value) => value ?? undefined }),
    /** Returns a problem located at `words` in a value or, without `words`, at the start of the value. */
    problemAt(path: Path, message: string, words = ""): Problem {
      const [start = 0, end] = rangeOf(path);
      const offset = start + Math.max(text.slice(start, end).indexOf(words), 0);
      return problemIn(offset, `${label(path)} ${message}`);
    },
    /** Returns a problem located at a field's name, not at the field's value. */
    problemAtName(path: Path, message: string): Problem {
      const [start = 0] = rangeOf(path);
      return problemIn(text.lastIndexOf(String(path.at(-1)), start - 1), `${label(path)} ${message}`);
    },
  };
}

/** Returns how messages refer to a value, such as `"phone"` or `Entry 2 of "features"`. */
function label(path: Path): string {
  const name = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  const entry = typeof last === "number" ? `Entry ${last + 1}` : "";
  return [entry, name && `"${name}"`].filter(Boolean).join(" of ") || "The file";
}
