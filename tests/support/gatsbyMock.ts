/** Stands in for the `gatsby` module under Jest: the query tag, which a real build compiles away. */
export function graphql(): undefined {
  return undefined;
}
