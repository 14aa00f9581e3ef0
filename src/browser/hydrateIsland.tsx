import { CacheProvider } from "@emotion/react";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { styleCache } from "../styles/styleCache";

const cache = styleCache();

/** Hydrates an island synchronously, so the island handles the clicks that islands.ts replays afterward. */
export function hydrateIsland(
  island: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
): void {
  const content = (
    <CacheProvider value={cache}>
      <Component {...props} />
    </CacheProvider>
  );
  flushSync(() => hydrateRoot(island, content, { identifierPrefix }));
}
