/** The GraphQL queries and fragments of all modules that a test has imported. */
export const documents: string[] = [];

/** Mocks Gatsby's `graphql` tag. The real tag throws an error unless Gatsby's build has replaced it. */
export function graphql([text = ""]: TemplateStringsArray): string {
  documents.push(text);
  return text;
}

/** A stub for font files: in Jest, every imported `.woff2` file has this URL. */
export default "/asset";
