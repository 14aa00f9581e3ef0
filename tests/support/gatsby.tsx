import type { AnchorHTMLAttributes } from "react";

/** Stands in for the `gatsby` module under Jest: the query tag, which a real build compiles away, and links. */
export function graphql(): undefined {
  return undefined;
}

/** Gatsby's link is, to a test, the link that it renders. */
export function Link({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a href={to} {...rest} />;
}
