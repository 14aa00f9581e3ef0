import { startDialogs } from "./dialogs";

/** The first input of a visitor, at which what could not be loaded is asked for again. */
const FIRST_INPUT = ["pointerdown", "keydown", "touchstart"] as const;

/** Milliseconds after which a browser that never rests starts it all the same. */
const LATEST = 200;

/** The address of deferred.ts, as the page names it (plugins/publish/gatsby-ssr.tsx). */
const address = document.currentScript?.dataset.deferred;

function loadDeferred(): void {
  if (!address) return;
  const script = document.createElement("script");
  script.src = address;
  script.onerror = () => {
    script.remove();
    atFirstInput(loadDeferred);
  };
  document.head.append(script);
}

function atFirstInput(action: () => void): void {
  const once = new AbortController();
  const act = () => {
    once.abort();
    action();
  };
  for (const input of FIRST_INPUT) addEventListener(input, act, { signal: once.signal, passive: true });
}

/** The styles of what is below the first screen, where they could not be loaded. */
function onError({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
    atFirstInput(() => target.replaceWith(target.cloneNode()));
}

addEventListener("error", onError, true);

function start(): void {
  startDialogs();
  // The rest looks for its places in the whole page.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", loadDeferred);
  else loadDeferred();
}

// When the browser has painted the first screen and rests: on a slow phone it takes ten to twenty milliseconds. Safari
// does not tell when it rests.
if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LATEST });
else requestAnimationFrame(() => setTimeout(start));
