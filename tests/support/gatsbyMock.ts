/** Jest's module mock for `gatsby`: the `graphql` tag, which a real build compiles away. */
export function graphql(): undefined {
  return undefined;
}
