import { contentTypes } from "./graphqlTypes";

interface Type {
  name: string;
  description?: string;
  fields?: Record<string, { type: string; description: string }>;
}

const types = contentTypes({
  buildObjectType: (config) => ({ kind: "OBJECT", config }),
  buildEnumType: (config) => ({ kind: "ENUM", config }),
}).map(({ config }) => config as Type);
const fields = types.flatMap(({ name, fields = {} }) =>
  Object.entries(fields).map(([field, config]) => ({ ...config, name: `${name}.${field}` })),
);

test("every GraphQL type for the content has a unique name, and every type and field has a description", () => {
  expect(types.length).toBeGreaterThan(40);
  expect(new Set(types.map(({ name }) => name)).size).toBe(types.length);
  expect(types.filter(({ description }) => !description)).toEqual([]);
  expect(fields.filter(({ description }) => !description)).toEqual([]);
});

test("a GraphQL field is nullable only if its value is optional and has no default", () => {
  const nullable = fields.filter(({ type }) => !type.endsWith("!"));
  const names = nullable.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Agency.textPhone", "Agent.email", "Closure.until"]));
  for (const name of ["Agent.name", "Carrier.lines", "Embeds.allow"]) expect(names).not.toContain(name);
  expect(nullable.filter(({ description }) => !/left out/.test(description))).toEqual([]);
});

test("a GraphQL type's description names its file in data/, and a list field's description gives the list's size limits", () => {
  const { description } = fields.find(({ name }) => name === "Carrier.lines") ?? {};
  expect(description).toMatch(/a list of 0 to 6, .*\. May be left out\.$/);
  const type = types.find(({ name }) => name === "Agent");
  expect(type?.description).toMatch(/a list of 1 to 60, .*\. File: data\/agents\.yaml\.$/);
});
