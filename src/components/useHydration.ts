import { createContext, use } from "react";

/** A function, provided by gatsby-ssr.tsx, that marks the page that is being built as one for React to hydrate. */
export const HydrationContext = createContext(() => {});

/** For components with state, effects or event handlers. React hydrates only pages where a component calls this. */
export function useHydration(): void {
  use(HydrationContext)();
}
