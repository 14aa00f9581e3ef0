/// <reference types="webpack/module" />
import type { GatsbyBrowser } from "gatsby";
import { startDialogs } from "./src/browser/dialogs";
import { startErrorScreen } from "./src/browser/errorScreen";

/**
 * Starts the scripts in src/browser after React has hydrated the page, because the scripts change the DOM.
 * In `npm start`, doesn't start our error screen, because Gatsby has its own.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (process.env.NODE_ENV === "production") startErrorScreen();
  void import("./src/browser/deferredScript");
  // Starts outside of React's effect, because React would remove the page if an effect threw an error.
  setTimeout(startDialogs);
};

/** After a visitor follows Gatsby's `Link`, reloads the page, because scripts start only at a page load. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && location.pathname !== prevLocation.pathname) window.location.reload();
};

// In `npm start`, reloads the page after a change in src/browser, because running scripts cannot be restarted.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept(
    ["./src/browser/dialogs", "./src/browser/errorScreen", "./src/browser/deferredScript"],
    () => location.reload(),
  );
