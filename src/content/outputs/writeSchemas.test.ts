import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSchemas } from "./writeSchemas";

const project = join(__dirname, "../../..");

test("VS Code's settings in the repository name a schema for every file of data/", () => {
  const copy = mkdtempSync(join(tmpdir(), "schemas-"));
  const settings = (root: string) => readFileSync(join(root, ".vscode/settings.json"), "utf8");
  cpSync(join(project, ".vscode"), join(copy, ".vscode"), { recursive: true });
  writeSchemas(copy);
  expect(settings(copy)).toBe(settings(project));
  for (const schema of Object.keys(JSON.parse(settings(copy))["yaml.schemas"]))
    expect(existsSync(join(copy, schema))).toBe(true);
  rmSync(copy, { recursive: true });
});
