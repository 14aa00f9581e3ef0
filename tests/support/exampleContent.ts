import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";
import { z } from "zod";
import { contentFilesAmong } from "../../src/content/declarations/contentFiles";
import { limits } from "../../src/content/declarations/limits";
import { fieldInfoOf, schemaAt, unwrapped, valueAt } from "../../src/content/declarations/schemaBuilders";
import { filesIn } from "../../src/content/filesIn";

const folder = join(__dirname, "exampleContent");

type Files = Map<string, string | Uint8Array>;

let files: Promise<Files> | undefined;

/**
 * Returns an example agency's content by path relative to `data/`: a photo, and the YAML files in exampleContent/,
 * completed with values for new fields. Tests that use it do not fail when the site's own content is edited.
 */
export async function exampleContent(): Promise<Files> {
  files ??= readExample();
  return new Map(await files);
}

async function readExample(): Promise<Files> {
  const side = limits.photoWidth;
  const photo = sharp({ create: { width: side, height: side, channels: 3, background: "#c69" } });
  const read: Files = new Map([["images/principal-agent.jpg", await photo.jpeg().toBuffer()]]);
  for (const path of filesIn(folder)) read.set(path, readFileSync(join(folder, path), "utf8"));
  for (const { path, content } of contentFilesAmong([...read.keys()])) {
    const document = parseDocument(String(read.get(path) ?? "null"));
    const written: unknown = document.toJS();
    const issues = content.safeParse(written).error?.issues ?? [];
    const places = issues.map((issue) => issue.path as (string | number)[]);
    const missing = places.filter((place) => (valueAt(written, place) ?? undefined) === undefined);
    for (const place of missing)
      document.setIn(place, document.createNode(exampleValue(schemaAt(content, place) ?? content)));
    if (missing.length > 0) read.set(path, document.toString({ lineWidth: 0 }));
  }
  return read;
}

/** Writes the example content to a new temporary folder, and returns the folder. */
export async function copyExampleContent(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  for (const [path, text] of await exampleContent()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return copy;
}

/** Returns a value that a schema allows; formats such as that of ZIP codes need a value in exampleContent/. */
function exampleValue(schema: z.ZodType): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape)
        .filter(([, field]) => !(field instanceof z.ZodOptional || field instanceof z.ZodDefault))
        .map(([key, field]) => [key, exampleValue(field)]),
    );
  if (inner instanceof z.ZodArray) return [exampleValue(inner.element as z.ZodType)];
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodNumber) return inner.minValue;
  if (inner instanceof z.ZodBoolean) return false;
  return ["Words", ...(fieldInfoOf(inner).placeholders ?? []).map((name) => `{${name}}`)].join(" ");
}
