import type { ReactNode } from "react";

/** Stands in for Gatsby's scroll handling in production: it leaves scrolling to the browser. */
export function ScrollContext({ children }: { children: ReactNode }) {
  return children;
}
