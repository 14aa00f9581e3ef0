/** The GraphQL queries and fragments in the modules that a test has imported. */
export const documents: string[] = [];

/** Mocks Gatsby's `graphql` tag. In Jest, the real tag throws an error, because only Gatsby's build removes it. */
export function graphql([text = ""]: TemplateStringsArray): string {
  documents.push(text);
  return text;
}

/** A stub for font files: in Jest, every imported `.woff2` file has this URL. */
export default "/asset";
