import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startDialogs } from "../../src/browser/dialogs";
import { styleCache } from "./styleCache";

declare global {
  interface ImportMeta {
    /** webpack's hot module replacement, in `gatsby develop`. */
    webpackHot?: { accept(modules: string[], onChange: () => void): void };
  }
}

const cache = styleCache();

/** In `gatsby develop`, React renders pages in the browser, with the same emotion cache options as in a build. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);

/** In `gatsby develop`, starts the scripts of published pages after React's first render. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  startDialogs();
  void import("../../src/browser/afterLoad");
};

// A change to these scripts reloads the page, since they cannot be restarted. webpack requires the call in this form.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept(["../../src/browser/dialogs", "../../src/browser/afterLoad"], () =>
    location.reload(),
  );
