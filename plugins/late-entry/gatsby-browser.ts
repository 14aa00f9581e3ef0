import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startPlatform } from "./platform";

/** In `gatsby develop` there is no late entry, and no page before React: the platform's part starts after it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (process.env.NODE_ENV === "development") startPlatform();
};

/** Hydrates in slices of a few milliseconds, so that a press or a scroll in the meantime is answered at once. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => {
  if (process.env.NODE_ENV === "development") return undefined as never;
  return (element: ReactNode, container: Element) =>
    startTransition(() => void hydrateRoot(container, element));
};
