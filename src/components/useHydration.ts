import { createContext, use } from "react";

/** A function from gatsby-ssr.tsx, which adds the current page to the pages that React hydrates. */
export const HydrationContext = createContext(() => {});

/** Makes React hydrate the calling component's pages, so that state, effects and event handlers work. */
export function useHydration(): void {
  use(HydrationContext)();
}
