/** The GraphQL queries and fragments in the modules that a test has imported. */
export const documents: string[] = [];

/** Replaces Gatsby's `graphql` tag in Jest tests, because only Gatsby's build removes the tag. */
export function graphql([text = ""]: TemplateStringsArray): string {
  documents.push(text);
  return text;
}

/** The URL that replaces every imported font file. */
export default "/asset";
