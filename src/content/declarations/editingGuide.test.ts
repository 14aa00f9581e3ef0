import { readFileSync } from "node:fs";
import { z } from "zod";
import { contentFiles } from "./contentFiles";
import { isOptional, unwrapped } from "./schemaBuilders";

function optionalFields(schema: z.ZodType): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return optionalFields(inner.element as z.ZodType);
  const fields = Object.entries<z.ZodType>(inner instanceof z.ZodObject ? inner.shape : {});
  return fields.flatMap(([name, field]) => [...(isOptional(field) ? [name] : []), ...optionalFields(field)]);
}

test("every field that the editing guide says you can add to a file is an optional field of that file", () => {
  const [, table = ""] = readFileSync("docs/editing.md", "utf8").split("Lines that you can add");
  const rows = table.split("\n\n")[0]?.match(/^\| `.*/gm) ?? [];
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const [file, ...names] = row.match(/(?<=`)[\w.-]+/g) ?? [];
    const { content = z.object({}) } = contentFiles.find(({ path }) => path === file) ?? {};
    expect(optionalFields(content)).toEqual(expect.arrayContaining(names));
  }
});
