import type { GatsbyLinkProps } from "gatsby";

// What the browser's bundle of an island gets for imports from "gatsby", whose runtime is not published.

export function Link({ to, ...attributes }: GatsbyLinkProps<unknown>) {
  return <a {...(attributes as object)} href={to} />;
}

/** For the fragments of components that an island imports. */
export function graphql(): void {}
