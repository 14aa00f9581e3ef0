import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startDialogs } from "../../src/browser/dialogs";
import { styleCache } from "./styleCache";

declare global {
  interface ImportMeta {
    /** The API of webpack's hot module replacement, which is defined only in `gatsby develop`. */
    webpackHot?: { accept(modules: string[], onChange: () => void): void };
  }
}

const cache = styleCache();

/** Gives pages that React renders in the browser (`gatsby develop`) the same emotion cache options as a build. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);

/** In `gatsby develop`, starts the scripts of published pages after React's first render. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  startDialogs();
  void import("../../src/browser/afterLoad");
};

// Reloads the page after a change in src/browser, whose scripts cannot be restarted; webpack requires this syntax.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept(["../../src/browser/dialogs", "../../src/browser/afterLoad"], () =>
    location.reload(),
  );
