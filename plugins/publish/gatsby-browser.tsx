import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startDialogs } from "../../src/browser/dialogs";
import { DevelopIsland } from "./DevelopIsland";
import { Place } from "./Island";
import { type IslandModules, patchReact } from "./patchReact";
import { styleCache } from "./styleCache";

declare global {
  interface ImportMeta {
    /** The API of webpack's hot module replacement, which is defined only in `gatsby develop`. */
    webpackHot?: { accept(modules: string[], onChange: () => void): void };
    /** webpack's import of all files of a folder. */
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): IslandModules;
  }
}

const cache = styleCache();

const reported = new Set<string>();
patchReact(
  (sentence) => {
    if (!reported.has(sentence)) console.warn(sentence);
    reported.add(sentence);
  },
  import.meta.webpackContext("../../src/islands", { recursive: false, regExp: /^\.\/\w+\.tsx$/ }),
  DevelopIsland,
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <Place value="page">{element}</Place>
);

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
