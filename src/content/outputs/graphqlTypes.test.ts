import { readFileSync } from "node:fs";
import { isObjectType } from "gatsby/graphql";
import { graphqlSchema, singleQuery } from "../../../tests/support/graphqlSchema";
import { contentFiles } from "../declarations/contentFiles";
import { contentSdl } from "./graphqlTypes";

const sdl = contentSdl();
const types = Object.values(graphqlSchema.getTypeMap()).filter(({ name }) =>
  new RegExp(`^(type|enum) ${name} `, "m").test(sdl),
);
const fields = types.flatMap((type) =>
  Object.values(isObjectType(type) ? type.getFields() : {}).map((field) => ({
    name: `${type.name}.${field.name}`,
    type: String(field.type),
    description: field.description ?? "",
  })),
);

test("every GraphQL type and field for the content has a description", () => {
  expect(types.length).toBeGreaterThan(40);
  expect([...types, ...fields].filter(({ description }) => !description)).toEqual([]);
});

test("a GraphQL field is nullable only if its value is optional and has no default", () => {
  const nullable = fields.filter(({ type }) => !type.endsWith("!"));
  const names = nullable.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["AgencyAddress.unit", "Agent.email", "EmbedFrame.script"]));
  for (const name of ["Agent.name", "Agent.languages", "Embeds.allow"]) expect(names).not.toContain(name);
  expect(nullable.filter(({ description }) => !/left out|null if/.test(description))).toEqual([]);
});

test("a GraphQL type's description names its file in data/, and a list field's description says how long the list can be", () => {
  const { description } = fields.find(({ name }) => name === "Agent.languages") ?? {};
  expect(description).toMatch(/a list of 0 to 6\. May be left out\.$/);
  const type = graphqlSchema.getType("Agent")?.description;
  expect(type).toMatch(/File: data\/agents\.yaml\. It is a list of 1 to 60\. Place: Directory, people\.$/);
});

test("the table in docs/queries.md states each content type's root queries, file, and place on the site correctly", () => {
  const cells = (row: string) => row.split(/ *\| */).slice(1, -1);
  const rows = readFileSync("docs/queries.md", "utf8").match(/^\| `.*/gm) ?? [];
  const expected = contentFiles.map(({ typeName, path, shownIn, content, entry }) => {
    const all = content !== entry || path.includes("*") ? `\`all${typeName}\`, ` : "";
    return [`${all}\`${singleQuery(typeName)}\``, `\`data/${path}\``, shownIn];
  });
  expect(rows.length).toBeGreaterThan(10);
  expect(expected).toEqual(expect.arrayContaining(rows.map(cells)));
});
