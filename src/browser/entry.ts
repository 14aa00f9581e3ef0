import { startDialogs } from "./dialogs";

/** The first input of a visitor, at which a script that could not be loaded is asked for again. */
const FIRST_INPUT = ["pointerdown", "keydown", "touchstart"] as const;

/** The address of deferred.ts, as the page names it (plugins/publish/publishedPage.ts). */
const address = document.currentScript?.dataset.deferred;

function loadDeferred(): void {
  if (!address) return;
  const script = document.createElement("script");
  script.src = address;
  script.onerror = () => {
    script.remove();
    const again = new AbortController();
    for (const input of FIRST_INPUT)
      addEventListener(
        input,
        () => {
          again.abort();
          loadDeferred();
        },
        { signal: again.signal, passive: true },
      );
  };
  document.head.append(script);
}

// Right after the first paint: on a slow phone it takes ten to twenty milliseconds.
requestAnimationFrame(() =>
  setTimeout(() => {
    startDialogs();
    // The rest looks for its places in the whole page.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", loadDeferred);
    else loadDeferred();
  }),
);
