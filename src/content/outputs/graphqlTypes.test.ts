import { buildSchema, isEnumType, isObjectType } from "gatsby/graphql";
import { contentSdl, typeName } from "./graphqlTypes";

const gatsbysOwn = `
  interface Node { id: ID! }
  type File { id: ID! }
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  type Query { node: Node }
`;
// Gatsby adds `id` to every node type; here each gets it by hand.
const sdl = contentSdl().replace(/implements Node @dontInfer \{/g, '$&\n  "The id."\n  id: ID!');
const schema = buildSchema(gatsbysOwn + sdl);
const types = Object.values(schema.getTypeMap()).filter(({ name }) =>
  new RegExp(`^(type|enum) ${name} `, "m").test(sdl),
);
const fields = types.flatMap((type) =>
  Object.values(isObjectType(type) ? type.getFields() : {}).map((field) => ({
    name: `${type.name}.${field.name}`,
    type: String(field.type),
    description: field.description ?? "",
  })),
);

it("describes every type and every field in GraphiQL", () => {
  expect(types.length).toBeGreaterThan(40);
  expect([...types, ...fields].filter(({ description }) => !description)).toEqual([]);
});

it("lets a field be null that may be left out, and says so, but not one that has a default", () => {
  const nullable = fields.filter(({ type }) => !type.endsWith("!"));
  const names = nullable.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["AgencyAddress.unit", "Agent.email", "EmbedFrame.script"]));
  for (const name of ["Agent.name", "Agent.languages", "Embeds.hosts"]) expect(names).not.toContain(name);
  expect(nullable.filter(({ description }) => !/left out|null where/.test(description))).toEqual([]);
});

it("gives each field the type of its values", () => {
  const typeOf = (name: string) => fields.find((field) => field.name === name)?.type;
  expect(typeOf("AgencyFigures.rating")).toBe("Float");
  expect(typeOf("AgencyFigures.reviews")).toBe("Int");
  expect(typeOf("HomePrincipal.photo")).toBe("File!");
  expect(typeOf("Embeds.leadForm")).toBe("EmbedFrame!");
  const icon = schema.getType("ProductIcon");
  expect(isEnumType(icon) && icon.getValues().map(({ name }) => name)).toContain("umbrella");
});

it("names the type of a file's nodes, and refuses a file that is not declared", () => {
  const nameOf = (relativePath: string) => typeName({ node: { relativePath } });
  expect([nameOf("hours.yaml"), nameOf("legal/accessibility.yaml")]).toEqual(["OfficeHours", "LegalPage"]);
  expect(() => nameOf("agent.yaml")).toThrow("data/agent.yaml is not declared");
});
