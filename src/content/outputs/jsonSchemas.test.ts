import { jsonSchemas } from "./jsonSchemas";

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
