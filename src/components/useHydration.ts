import { createContext, use } from "react";

/** A function, provided by gatsby-ssr.tsx, that marks the page that is being built as one for React to hydrate. */
export const HydrationContext = createContext(() => {});

/**
 * Call this in a component that needs React in the browser, for state, effects or event handlers. React then hydrates
 * each page with the component. Other pages are published without React (docs/decisions/no-react-in-the-browser.md).
 */
export function useHydration(): void {
  use(HydrationContext)();
}
