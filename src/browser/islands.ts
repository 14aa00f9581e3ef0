import type * as Hydration from "./hydrateIsland";

/** The file of an island, by its name in src/islands, and the code that hydrates it. */
export type Imports = Record<string, () => Promise<[Record<string, never>, typeof Hydration]>>;

/** Hydrates each island of the page when it is near the screen, or is touched before. A failed import is tried again. */
export async function startIslands(imports: Imports): Promise<void> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  for (const island of document.querySelectorAll<HTMLElement>("site-island")) {
    const [file, name, props, identifierPrefix] = JSON.parse(island.dataset.island as string);
    let clicks: HTMLElement[] = [];
    const waiting = new AbortController();
    let isLoading = false;

    const hydrate = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const [module, { hydrateIsland }] = await (imports[file] as Imports[string])();
        waiting.abort();
        hydrateIsland(island, module[name] as never, props, identifierPrefix, clicks);
      } catch (error) {
        console.error(error);
        isLoading = false;
        clicks = [];
      }
    };

    const listen = (type: string, act: (event: Event & { target: HTMLElement }) => void) =>
      island.addEventListener(type, act as EventListener, { signal: waiting.signal, capture: true });
    for (const touch of ["pointerdown", "focusin", "keydown"]) listen(touch, hydrate);
    listen("submit", (event) => event.preventDefault());
    listen("click", ({ target }) => {
      // A link acts without React, and a field keeps its state, which is repeated instead of its clicks.
      if (!target.closest("a[href], label, select, textarea, input:not([type=submit])")) clicks.push(target);
    });

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrate();
      },
      { rootMargin: "400px" },
    );
    // The island itself has no box.
    if (island.firstElementChild) observer.observe(island.firstElementChild);
    else hydrate();
  }
}
