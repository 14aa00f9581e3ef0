import { createContext, use } from "react";

/** Provides a function of gatsby-ssr.tsx that adds the current page to the pages that React hydrates. */
export const HydrationContext = createContext(() => {});

/** Makes React hydrate the calling component's pages, so that state, effects and event handlers work. */
export function useHydration(): void {
  use(HydrationContext)();
}
