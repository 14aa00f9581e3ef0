import type { GatsbyBrowser } from "gatsby";
import { startPlatform } from "./platform";

/** In `gatsby develop` there is no late entry, so the platform's part starts with the application. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") startPlatform();
};

/** The browser keeps and restores scroll positions itself; React, which comes late, must not undo a scroll. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
