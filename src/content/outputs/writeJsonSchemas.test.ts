import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFiles } from "../declarations/contentFiles";
import { writeJsonSchemas } from "./writeJsonSchemas";

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

const copy = mkdtempSync(join(tmpdir(), "schemas-"));
afterAll(() => rmSync(copy, { recursive: true }));

test("the JSON Schemas describe every field, and VS Code's settings assign one to each file in data/", () => {
  writeJsonSchemas(copy);
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      contentFiles.map(({ path, typeName }) => [`./schemas/${typeName}.json`, `data/${path}`]),
    ),
  );
  const undescribed: string[] = [];
  const visit = ({ description, properties = {}, items }: Schema, path: string) => {
    if (!description) undescribed.push(path);
    if (items) visit(items, `${path}[]`);
    for (const [key, field] of Object.entries(properties)) visit(field, `${path}.${key}`);
  };
  for (const path of Object.keys(settings["yaml.schemas"]))
    visit(JSON.parse(readFileSync(join(copy, path), "utf8")), path);
  expect(undescribed).toEqual([]);
});
