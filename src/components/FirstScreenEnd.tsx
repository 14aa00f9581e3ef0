import { createContext, type ReactNode, useContext } from "react";

/** Renders `<FirstScreenEnd>` during a build (plugins/publish/renderPage.tsx). Renders nothing in the browser. */
export const FirstScreenEndContext = createContext<() => ReactNode>(() => null);

/**
 * Marks the end of a page's above-the-fold content, whose styles are inlined (critical CSS). If a page has several
 * markers, only the first one counts.
 */
export function FirstScreenEnd() {
  return useContext(FirstScreenEndContext)();
}
