import { Attribute } from "../lib/dataAttributes";
import type * as Hydration from "./hydrateIsland";

/** Maps an island's name to a function that imports the island's module and the hydration code. */
export type Imports = Record<string, () => Promise<[Record<string, never>, typeof Hydration]>>;

/** Hydrates islands near the viewport or on user interaction. If the import fails, the next interaction tries again. */
export async function startIslands(imports: Imports): Promise<void> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  for (const island of document.querySelectorAll<HTMLElement>("site-island")) {
    const [name, props, identifierPrefix] = JSON.parse(island.getAttribute(Attribute.Island) as string);
    let pressed: HTMLElement[] = [];
    const waiting = new AbortController();
    let isLoading = false;

    const hydrate = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const [module, { hydrateIsland }] = await (imports[name] as Imports[string])();
        waiting.abort();
        hydrateIsland(island, module[name] as never, props, identifierPrefix);
      } catch (error) {
        console.error(error);
        isLoading = false;
        pressed = [];
      }
      for (const target of pressed) {
        target.click();
        // Lets React render the result of this click, because the next replayed click may depend on it.
        await null;
      }
    };

    const options = { signal: waiting.signal, capture: true };
    for (const touch of ["pointerdown", "focusin", "keydown"])
      island.addEventListener(touch, hydrate, options);
    // Records clicks for replay after hydration. Links work without React, so links need no replay.
    const onClick = (event: Event & { target: HTMLElement }) => {
      if (event.target.closest("a[href]")) return;
      event.preventDefault();
      pressed.push(event.target);
    };
    island.addEventListener("click", onClick as EventListener, options);

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrate();
      },
      { rootMargin: "400px" },
    );
    // Observes the children, because the island itself has no box (`display: contents`). If all children are hidden,
    // they have no boxes either, so the island hydrates on the page's `load` event.
    const parts = [...island.children];
    for (const part of parts) observer.observe(part);
    const hydrateWithoutBox = () => parts.some((part) => part.getClientRects().length) || hydrate();
    if (document.readyState === "complete") hydrateWithoutBox();
    else addEventListener("load", hydrateWithoutBox);
  }
}
