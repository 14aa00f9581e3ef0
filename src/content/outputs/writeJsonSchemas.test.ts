import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeJsonSchemas } from "./writeJsonSchemas";

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

const project = join(__dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "schemas-"));
afterAll(() => rmSync(copy, { recursive: true }));

test("the JSON Schemas describe every field, and VS Code's settings assign one to each file in data/", () => {
  const settings = ".vscode/settings.json";
  cpSync(join(project, settings), join(copy, settings));
  writeJsonSchemas(copy);
  const read = (path: string) => JSON.parse(readFileSync(join(copy, path), "utf8"));
  expect(read(settings)).toEqual(JSON.parse(readFileSync(join(project, settings), "utf8")));
  const undescribed: string[] = [];
  const visit = ({ description, properties = {}, items }: Schema, path: string) => {
    if (!description) undescribed.push(path);
    if (items) visit(items, `${path}[]`);
    for (const [key, field] of Object.entries(properties)) visit(field, `${path}.${key}`);
  };
  for (const path of Object.keys(read(settings)["yaml.schemas"])) visit(read(path), path);
  expect(undescribed).toEqual([]);
});
