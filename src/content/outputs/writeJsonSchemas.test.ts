import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFiles } from "../declarations/contentFiles";
import { writeJsonSchemas } from "./writeJsonSchemas";

const copy = mkdtempSync(join(tmpdir(), "schemas-"));
afterAll(() => rmSync(copy, { recursive: true }));

test("VS Code's settings assign each JSON schema to the file in data/ that the schema describes", () => {
  writeJsonSchemas(copy);
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const schemas = Object.fromEntries(
    contentFiles.map(({ path, typeName }) => [`./schemas/${typeName}.json`, `data/${path}`]),
  );
  expect(schemas).toMatchObject(settings["yaml.schemas"]);
  const agents = JSON.parse(readFileSync(join(copy, "schemas/Agent.json"), "utf8"));
  expect(agents.items.properties.phone.description).toMatch(/phone/i);
});
