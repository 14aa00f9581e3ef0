import { CacheProvider } from "@emotion/react";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { styleCache } from "../styles/styleCache";

const cache = styleCache();

/** Hydrates an island before it returns. After an error, the island keeps its last HTML. */
export function hydrateIsland(
  island: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
): void {
  const changes = new MutationObserver(() => {});
  changes.observe(island, { childList: true });
  const content = (
    <CacheProvider value={cache}>
      <Component {...props} />
    </CacheProvider>
  );
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    // React has just removed the nodes of the failed component.
    island.append(...changes.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
  };
  flushSync(() => hydrateRoot(island, content, { identifierPrefix, onUncaughtError }));
}
