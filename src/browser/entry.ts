import { startDialogs } from "./dialogs";

// The script inside of every page. It loads the other one, afterLoad.ts.

/** Milliseconds after which it starts in a browser that is never idle. */
const LATEST = 200;

/** Address of the built afterLoad.ts, as the page names it (plugins/publish/gatsby-ssr.tsx). */
const address = document.currentScript?.dataset.deferred;

function loadDeferred(): void {
  if (!address) return;
  const script = document.createElement("script");
  script.src = address;
  script.onerror = () => atNextInput(loadDeferred);
  document.head.append(script);
}

/** What the network has not brought is asked for again when the visitor does something. */
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

// An error of a link is that of a style sheet below the fold.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement) atNextInput(() => target.replaceWith(target.cloneNode()));
  },
  true,
);

// After the first paint, which it would hold back by 10 to 20 ms on a slow phone. Safari has no idle callback.
if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LATEST });
else requestAnimationFrame(() => setTimeout(start));
