import { readFileSync } from "node:fs";
import { z } from "zod";
import { contentFiles } from "./contentFiles";
import { fieldInfoOf, isOptional, unwrapped } from "./schemaBuilders";

function optionalFields(schema: z.ZodType): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return optionalFields(inner.element as z.ZodType);
  const fields = Object.entries<z.ZodType>(inner instanceof z.ZodObject ? inner.shape : {});
  return fields.flatMap(([name, field]) => [
    ...(isOptional(field) && !fieldInfoOf(field).captionOf ? [name] : []),
    ...optionalFields(field),
  ]);
}

test("the editing guide's table 'Leave something out' lists all optional fields, and no others", () => {
  const [, section = ""] = readFileSync("docs/editing.md", "utf8").split("## Leave something out");
  const rows = section.split("\n## ")[0]?.match(/^\| `.*/gm) ?? [];
  const named = rows.flatMap((row) => {
    const [file, ...fields] = row.match(/(?<=`)[\w./-]+(?=`)/g) ?? [];
    return fields.map((field) => `${file} ${field}`);
  });
  const declared = contentFiles.flatMap(({ path, content }) =>
    optionalFields(content).map((field) => `${path.replace("*.yaml", "")} ${field}`),
  );
  expect([...new Set(named)].sort()).toEqual([...new Set(declared)].sort());
});
