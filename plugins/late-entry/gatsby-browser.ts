import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startPlatform } from "./platform";

/** In `gatsby develop` there is no late entry, so the platform's part starts with the application. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") startPlatform();
};

/** Hydrates in slices of a few milliseconds, so that a press or a scroll in the meantime is answered at once. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => {
  if (process.env.NODE_ENV === "development") return undefined as never;
  return (element: ReactNode, container: Element) =>
    startTransition(() => void hydrateRoot(container, element));
};
