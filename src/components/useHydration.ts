import { createContext, use } from "react";

/** Called while a page is built, if one of its components needs React in the browser. gatsby-ssr.tsx provides it. */
export const HydrationContext = createContext(() => {});

/**
 * Says that the calling component needs React in the browser: state, effects, event handlers. React then hydrates every
 * page with the component. Other pages are published without React (docs/decisions/no-react-in-the-browser.md).
 */
export function useHydration(): void {
  use(HydrationContext)();
}
