/// <reference types="webpack/module" />
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { createRoot, type Root } from "react-dom/client";
import { startDialogs } from "../../src/browser/dialogs";
import { IslandRoot, type IslandRootProps, islandElement } from "../../src/components/island";
import { styleCache } from "../../src/styles/styleCache";

const cache = styleCache();
const roots = new WeakMap<HTMLElement, Root>();

/** Renders an island as its own React root, as in published pages. Islands cannot access the page's React contexts. */
function DevelopIsland({ children }: IslandRootProps) {
  // React calls this ref callback after each render of the page. Its cleanup runs before the next call and on unmount.
  const ref = (node: HTMLElement) => {
    const root = roots.get(node) ?? createRoot(node);
    roots.set(node, root);
    root.render(<CacheProvider value={cache}>{children}</CacheProvider>);
    // Unmounts later: React cannot unmount a root while rendering another.
    // https://github.com/facebook/react/issues/25675
    return () => queueMicrotask(() => node.isConnected || root.unmount());
  };
  return islandElement({ ref });
}

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>
    <IslandRoot value={DevelopIsland}>{element}</IslandRoot>
  </CacheProvider>
);

/** In `gatsby develop`, starts the scripts that published pages load. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  startDialogs();
  void import("../../src/browser/deferredScript");
};

// Reloads the page after a change in src/browser, because running scripts cannot be restarted.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept(["../../src/browser/dialogs", "../../src/browser/deferredScript"], () =>
    location.reload(),
  );
