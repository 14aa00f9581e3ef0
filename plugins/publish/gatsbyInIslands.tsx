import type { GatsbyLinkProps } from "gatsby";

// Replaces "gatsby", whose runtime is not published, in the browser's bundle of an island.

export function Link({ to, ...attributes }: GatsbyLinkProps<unknown>) {
  return <a {...(attributes as object)} href={to} />;
}

export function navigate(to: string | number): void {
  if (typeof to === "number") history.go(to);
  else location.assign(to);
}

export const withPrefix = (path: string): string => path;

/** Lets an island import components that have GraphQL fragments. */
export function graphql(): void {}
