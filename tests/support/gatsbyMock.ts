/** Replaces Gatsby's `graphql` tag in Jest tests, because only a real build compiles the tag away. */
export function graphql(): undefined {
  return undefined;
}
