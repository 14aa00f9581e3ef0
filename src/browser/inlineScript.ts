import { Attribute } from "../lib/dataAttributes";
import { startDialogs } from "./dialogs";
import { startErrorScreen } from "./errorScreen";

// Inlined into every page. Sets up the error screen and the dialogs, then loads deferredScript.ts after the first paint.

const deferredScript = document.currentScript?.getAttribute(Attribute.DeferredScript);

function loadDeferred(): void {
  if (!deferredScript) return;
  document.head.append(Object.assign(document.createElement("script"), { src: deferredScript }));
}

function start(): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", loadDeferred);
  else loadDeferred();
  // Last, so that the deferred script is loaded even if a dialog cannot be opened.
  startDialogs();
}

startErrorScreen();
// Waits until the browser is idle, but at most 200 ms. This makes the first paint 10 to 20 ms earlier (measured on a
// slow phone). Safari has no requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=285049
if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 200 });
else requestAnimationFrame(() => setTimeout(start));
