import { Attribute } from "../lib/dataAttributes";
import { startDialogs } from "./dialogs";

// The script that is inlined into every page. It loads the deferred script, afterLoad.ts.

/** Address of the deferred script, which plugins/publish/gatsby-ssr.tsx writes. */
const deferredScript = document.currentScript?.getAttribute(Attribute.DeferredScript);

function loadDeferred(): void {
  if (!deferredScript) return;
  const options = { src: deferredScript, onerror: () => atNextInput(loadDeferred) };
  document.head.append(Object.assign(document.createElement("script"), options));
}

/** Runs an action that retries a failed download at the visitor's next click or key press. */
export function atNextInput(action: () => void): void {
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

// Retries deferred style sheets that failed to load; `capture` is set because their `error` event does not bubble.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement) atNextInput(() => target.replaceWith(target.cloneNode()));
  },
  true,
);

// Starts when the browser is idle, but within 200 ms, to paint 10 to 20 ms earlier. Safari has no requestIdleCallback:
// https://bugs.webkit.org/show_bug.cgi?id=285049
if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 200 });
else requestAnimationFrame(() => setTimeout(start));
