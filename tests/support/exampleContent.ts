import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { type Document, isMap, parseDocument, type YAMLMap } from "yaml";
import { z } from "zod";
import { contentFilesAmong } from "../../src/content/declarations/contentFiles";
import { limits } from "../../src/content/declarations/limits";
import { fieldInfoOf, unwrapped } from "../../src/content/declarations/schemaBuilders";
import { filesIn } from "../../src/content/filesIn";

let photo: Promise<Buffer> | undefined;

/**
 * Copies an agency's whole content, the YAML files in exampleContent/ and a photo, to a new temporary folder, for
 * tests that change it. It is not the site's own content, so that an editor's change breaks no test; and what has been
 * declared since those files were written is added to the copy, so that a new field or page breaks none either.
 * @returns the folder
 */
export async function copyExampleContent(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(__dirname, "exampleContent"), folder, { recursive: true });
  addWhatIsMissing(folder);
  mkdirSync(join(folder, "images"));
  photo ??= sharp({
    create: { width: limits.photoWidth, height: limits.photoWidth, channels: 3, background: "#c69" },
  })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, "images/principal-agent.jpg"), await photo);
  return folder;
}

function addWhatIsMissing(folder: string): void {
  for (const { path, content } of contentFilesAmong(filesIn(folder))) {
    const file = join(folder, path);
    const document = parseDocument(existsSync(file) ? readFileSync(file, "utf8") : "");
    const added =
      document.contents === null ? addAll(document, content) : addFields(document.contents, content);
    if (!added) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, document.toString({ lineWidth: 0 }));
  }
}

function addAll(document: Document, content: z.ZodType): boolean {
  document.contents = document.createNode(example(content));
  return true;
}

/** Adds the fields that a mapping, or a mapping in it, has to have and has not. Returns whether there were any. */
function addFields(node: unknown, schema: z.ZodType): boolean {
  const inner = unwrapped(schema);
  if (!isMap(node) || !(inner instanceof z.ZodObject)) return false;
  const map = node as YAMLMap;
  const added = required(inner).filter(([key]) => !map.has(key));
  for (const [key, field] of added) map.set(key, example(field));
  const below = Object.entries(inner.shape).map(([key, field]) => addFields(map.get(key), field));
  return added.length > 0 || below.includes(true);
}

function required(schema: z.ZodObject): [string, z.ZodType][] {
  return Object.entries(schema.shape).filter(
    ([, field]) => !(field instanceof z.ZodOptional || field instanceof z.ZodDefault),
  );
}

/** A value that a declaration allows. Texts of a form of their own, such as a ZIP code, belong into exampleContent/. */
function example(schema: z.ZodType): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(required(inner).map(([key, field]) => [key, example(field)]));
  if (inner instanceof z.ZodArray) return [example(inner.element as z.ZodType)];
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodNumber) return inner.minValue;
  if (inner instanceof z.ZodBoolean) return false;
  const { slots = [] } = fieldInfoOf(inner);
  return ["Words", ...slots.map((slot) => `{${slot}}`)].join(" ");
}
