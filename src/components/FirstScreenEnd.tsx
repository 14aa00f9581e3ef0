import { createContext, type ReactNode, useContext } from "react";

/** What the build puts in the place of `<FirstScreenEnd />` (plugins/publish/gatsby-ssr.tsx); nothing in `npm start`. */
export const FirstScreenEndContext = createContext<() => ReactNode>(() => null);

/**
 * Marks where a page's first screen ends, on a phone and on a desk. The styles of what is above are inside of the page
 * (critical CSS); those of what is below come in a file. Of several marks in a page the first counts.
 */
export function FirstScreenEnd() {
  return useContext(FirstScreenEndContext)();
}
