import { buildSchema } from "gatsby/graphql";
import { contentFiles } from "../../src/content/declarations/contentFiles";
import { contentSdl } from "../../src/content/outputs/graphqlTypes";

export const singleQuery = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

const types = contentFiles.map(({ typeName }) => typeName);

/** Types and fields that the site's queries use, but that Gatsby and its plugins define. */
const gatsbyTypes = `
  scalar JSON
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  interface Node { id: ID! }
  type File { relativePath: String!, extension: String!, childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData: JSON! }
  type Site { buildTime: String! }
  extend type Agency { "The path of the social preview image." socialImage: String! }
  ${types.map((type) => `type ${type}Connection { nodes: [${type}!]! }`).join("\n")}
  type Query {
    site: Site!
    ${types.map((type) => `${singleQuery(type)}(id: JSON): ${type}!, all${type}(sort: JSON): ${type}Connection!`).join("\n")}
  }
`;

export const graphqlSchema = buildSchema(
  // Adds the field `id` to every node type, as Gatsby does.
  gatsbyTypes + contentSdl().replace(/implements Node @dontInfer \{/g, '$&\n  "The id."\n  id: ID!'),
);
