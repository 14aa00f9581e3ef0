import type { GatsbyBrowser } from "gatsby";
import { startErrorScreen } from "./src/browser/errorScreen";
import { startPage } from "./src/browser/startPage";

/** Starts src/browser after hydration. In `npm start`, Gatsby's error screen replaces ours. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (process.env.NODE_ENV === "production") startErrorScreen();
  startPage();
};

/** Makes Gatsby's `Link` load a new document, because the scripts in src/browser start only on page load. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && location.pathname !== prevLocation.pathname) window.location.reload();
};
