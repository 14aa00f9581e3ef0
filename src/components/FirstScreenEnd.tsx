import { createContext, type ReactNode, useContext } from "react";

/** React context with the marker that the build renders for `<FirstScreenEnd />` (plugins/publish/gatsby-ssr.tsx). */
export const FirstScreenEndContext = createContext<() => ReactNode>(() => null);

/**
 * Marks where a page's content above the fold ends, on phones and desktops. Styles of the content before it are
 * inlined into the page (critical CSS); others load from a file. Of several markers in a page, only the first counts.
 */
export function FirstScreenEnd() {
  return useContext(FirstScreenEndContext)();
}
