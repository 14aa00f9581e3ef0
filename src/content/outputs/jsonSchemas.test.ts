import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas, schemaAssociations } from "./jsonSchemas";

const root = join(__dirname, "..", "..", "..");
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

describe("the committed schemas", () => {
  it.each([...jsonSchemas()])(
    "schemas/%s.json is what the declarations say (else: npm run schemas)",
    (name, schema) => {
      expect(readJson("schemas", `${name}.json`)).toEqual(schema);
    },
  );

  it("are all there are", () => {
    const names = [...jsonSchemas().keys()].map((name) => `${name}.json`);
    expect(readdirSync(join(root, "schemas")).sort()).toEqual(names.sort());
  });

  it("are tied to their files in VS Code", () => {
    expect(readJson(".vscode", "settings.json")["yaml.schemas"]).toEqual(schemaAssociations());
  });
});

it("describes every field", () => {
  const undescribed: string[] = [];
  function visit(schema: Record<string, unknown>, path: string) {
    if (!schema.description) undescribed.push(path);
    if (schema.items) visit(schema.items as Record<string, unknown>, `${path}[]`);
    for (const [key, field] of Object.entries(schema.properties ?? {})) visit(field, `${path}.${key}`);
  }
  for (const [name, schema] of jsonSchemas()) visit(schema, name);
  expect(undescribed).toEqual([]);
});
