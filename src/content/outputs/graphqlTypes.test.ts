import { buildSchema, isEnumType, isObjectType } from "gatsby/graphql";
import { contentFilesAmong } from "../declarations/contentFiles";
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
const own = Object.values(schema.getTypeMap()).filter((type) =>
  new RegExp(`^(type|enum) ${type.name} `, "m").test(sdl),
);

it("describes every type and every field", () => {
  const undescribed = own.flatMap((type) => [
    ...(type.description ? [] : [type.name]),
    ...(isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => !field.description)
          .map((field) => `${type.name}.${field.name}`)
      : []),
  ]);
  expect(own.length).toBeGreaterThan(40);
  expect(undescribed).toEqual([]);
});

it("lets what may be left out be null, in fields that say so; what has a default is always there", () => {
  const nullable = own.flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => !String(field.type).endsWith("!"))
          .map(({ name, description }) => ({ name: `${type.name}.${name}`, description }))
      : [],
  );
  const names = nullable.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["AgencyAddress.unit", "Agent.email", "EmbedFrame.script"]));
  for (const name of ["Agent.name", "Agent.languages", "Embeds.hosts"]) expect(names).not.toContain(name);
  expect(nullable.filter(({ description }) => !/left out|null where/.test(description ?? ""))).toEqual([]);
});

it("offers what a provider's code says, and not the code", () => {
  const embeds = schema.getType("Embeds");
  const fields = isObjectType(embeds) ? Object.values(embeds.getFields()) : [];
  expect(fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
    "id ID!",
    "leadForm EmbedFrame!",
    "contactForm EmbedFrame!",
    "survey EmbedFrame!",
    "hosts [String!]!",
  ]);
});

it("makes a choice of icons an enum", () => {
  const icon = schema.getType("ProductIcon");
  expect(isEnumType(icon) && icon.getValues().map((value) => value.name)).toContain("umbrella");
});

it("names a type for each file, and refuses a file that is not declared", () => {
  expect(contentFilesAmong([]).map((file) => typeName({ node: { relativePath: file.path } }))).toContain(
    "OfficeHours",
  );
  expect(typeName({ node: { relativePath: "legal/accessibility.yaml" } })).toBe("LegalPage");
  expect(() => typeName({ node: { relativePath: "agent.yaml" } })).toThrow("data/agent.yaml is not declared");
});
