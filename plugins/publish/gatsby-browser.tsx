import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startDialogs } from "../../src/browser/dialogs";
import { styleCache } from "./styleCache";

declare global {
  interface ImportMeta {
    /** Webpack's, in `gatsby develop`. */
    webpackHot?: { accept(modules: string[], onChange: () => void): void };
  }
}

const cache = styleCache();

/** In `gatsby develop`, where React draws the page: the same cache as in the build. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);

/** In `gatsby develop`, where React draws the page, what the built page runs by itself starts after it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  startDialogs();
  void import("../../src/browser/afterLoad");
};

// They have started by then, so a change of theirs needs the page anew. Webpack knows the call in this form alone.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept(["../../src/browser/dialogs", "../../src/browser/afterLoad"], () =>
    location.reload(),
  );
