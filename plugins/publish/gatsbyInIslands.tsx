import type { GatsbyLinkProps } from "gatsby";

// What the browser's bundle of an island gets for imports from "gatsby", whose runtime is not published.

export function Link({ to, ...attributes }: GatsbyLinkProps<unknown>) {
  return <a {...(attributes as object)} href={to} />;
}

export function navigate(to: string | number): void {
  if (typeof to === "number") history.go(to);
  else location.assign(to);
}

export const withPrefix = (path: string): string => path;

/** For the fragments of components that an island imports. */
export function graphql(): void {}
