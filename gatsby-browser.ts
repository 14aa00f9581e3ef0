/// <reference types="webpack/module" />
import type { GatsbyBrowser } from "gatsby";
import { startDialogs } from "./src/browser/dialogs";
import { startErrorScreen } from "./src/browser/errorScreen";

/**
 * Starts the scripts in src/browser after hydration, because they change the DOM: in `npm start`, and on published pages
 * that React hydrates. In `npm start`, leaves out our error screen, because Gatsby has its own.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (process.env.NODE_ENV === "production") startErrorScreen();
  void import("./src/browser/deferredScript");
  // Leaves React's effect first, because after an error in an effect, React would remove the page.
  setTimeout(startDialogs);
};

/** Reloads when a visitor follows Gatsby's `Link` to another page, because the scripts start only at a page load. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && location.pathname !== prevLocation.pathname) window.location.reload();
};

// In `npm start`, reloads the page after a change in src/browser, because running scripts cannot be restarted.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept(
    ["./src/browser/dialogs", "./src/browser/errorScreen", "./src/browser/deferredScript"],
    () => location.reload(),
  );
