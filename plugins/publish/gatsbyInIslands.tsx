import type { GatsbyLinkProps } from "gatsby";

// Replaces the package "gatsby" in island bundles, because Gatsby's runtime is not published.

export function Link({ to, ...attributes }: GatsbyLinkProps<unknown>) {
  return <a {...(attributes as object)} href={to} />;
}

export function navigate(to: string | number): void {
  if (typeof to === "number") history.go(to);
  else location.assign(to);
}

export const withPrefix = (path: string): string => path;

/** A stub, so that islands can import components that have GraphQL fragments. */
export function graphql(): void {}
