import { startDialogs } from "./dialogs";

// The script that is inlined into every page. It loads the deferred script, afterLoad.ts.

/** Milliseconds after which this script starts even if the browser is never idle. */
const MAX_DELAY = 200;

/** Address of the deferred script, from the attribute that plugins/publish/gatsby-ssr.tsx writes. */
const deferredScript = document.currentScript?.dataset.deferred;

function loadDeferred(): void {
  if (!deferredScript) return;
  const script = document.createElement("script");
  script.src = deferredScript;
  script.onerror = () => atNextInput(loadDeferred);
  document.head.append(script);
}

/** Retries a failed download at the visitor's next click or key press. */
function atNextInput(action: () => void): void {
  const once = new AbortController();
  const act = () => {
    once.abort();
    action();
  };
  for (const input of ["pointerdown", "keydown"]) addEventListener(input, act, { signal: once.signal });
}

function start(): void {
  startDialogs();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", loadDeferred);
  else loadDeferred();
}

// Retries deferred style sheets that failed to load; the capture phase is needed because `error` does not bubble.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement) atNextInput(() => target.replaceWith(target.cloneNode()));
  },
  true,
);

// Starts after the first paint, which would be 10 to 20 ms later otherwise. Safari has no requestIdleCallback.
if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: MAX_DELAY });
else requestAnimationFrame(() => setTimeout(start));
