import type { GatsbyBrowser } from "gatsby";
import { startDialogs } from "./src/browser/dialogs";
import { startErrorScreen } from "./src/browser/errorScreen";

/** Starts src/browser after hydration. In `npm start`, Gatsby's error screen replaces ours. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (process.env.NODE_ENV === "production") startErrorScreen();
  // `setTimeout` leaves React's effect, because React would remove the page if an effect threw an error.
  setTimeout(startDialogs);
  // Starts after the dialogs, because `startDialogs` may change the URL's query.
  setTimeout(() => import("./src/browser/deferredScript"));
};

/** Makes Gatsby's `Link` load a new document, because the scripts in src/browser start only on page load. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && location.pathname !== prevLocation.pathname) window.location.reload();
};
