import { createContext, type ReactNode, useContext } from "react";

/** Provides the marker that a build renders for `<FirstScreenEnd />` (plugins/publish/renderPage.tsx). */
export const FirstScreenEndContext = createContext<() => ReactNode>(() => null);

/**
 * Marks where a page's content above the fold ends, on phones and desktops. The styles of this content are inlined into
 * the page (critical CSS); other styles load from a file. If a page has several markers, only the first one counts.
 */
export function FirstScreenEnd() {
  return useContext(FirstScreenEndContext)();
}
