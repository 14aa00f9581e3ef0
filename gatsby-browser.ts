import type { GatsbyBrowser } from "gatsby";
import { startPage } from "./src/browser/startPage";

/** Starts the scripts in src/browser after hydration. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = startPage;

/** Makes Gatsby's `Link` do a full page load, because the scripts in src/browser start only on page load. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && location.pathname !== prevLocation.pathname) window.location.reload();
};
