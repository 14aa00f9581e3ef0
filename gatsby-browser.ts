/// <reference types="webpack/module" />
import type { GatsbyBrowser } from "gatsby";
import { startDialogs } from "./src/browser/dialogs";
import { startErrorScreen } from "./src/browser/errorScreen";

/**
 * In `npm start` and on hydrated pages, starts the scripts that other pages load without React. Waits for hydration,
 * because the scripts change the DOM. Skips the error screen in `npm start`, where Gatsby shows errors itself.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (process.env.NODE_ENV === "production") startErrorScreen();
  void import("./src/browser/deferredScript");
  // Outside of React's effects, because React would remove the page after an error.
  setTimeout(startDialogs);
};

/** If a visitor follows Gatsby's `Link` to another page, loads that page, because the scripts start once per page. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && location.pathname !== prevLocation.pathname) window.location.reload();
};

// In `npm start`, reloads the page after a change in src/browser, because running scripts cannot be restarted.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept(
    ["./src/browser/dialogs", "./src/browser/errorScreen", "./src/browser/deferredScript"],
    () => location.reload(),
  );
