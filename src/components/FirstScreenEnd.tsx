import { createContext, type ReactNode, useContext } from "react";

/** Provides the function that renders the marker, only during a build (plugins/publish/renderPage.tsx). */
export const FirstScreenEndContext = createContext<() => ReactNode>(() => null);

/**
 * Marks the end of a page's content above the fold. The styles of this content are inlined into the page (critical CSS).
 * If a page has several markers, only the first one counts.
 */
export function FirstScreenEnd() {
  return useContext(FirstScreenEndContext)();
}
