import { Attribute } from "../lib/dataAttributes";
import { startDialogs } from "./dialogs";

// The script that is inlined into every page. It loads deferredScript.ts after the first paint.

/** Address of the deferred script, which plugins/publish/gatsby-ssr.tsx writes. */
const deferredScript = document.currentScript?.getAttribute(Attribute.DeferredScript);

function loadDeferred(): void {
  if (!deferredScript) return;
  document.head.append(Object.assign(document.createElement("script"), { src: deferredScript }));
}

function start(): void {
  startDialogs();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", loadDeferred);
  else loadDeferred();
}

// Starts when the browser is idle, but within 200 ms, to paint 10 to 20 ms earlier. Safari has no requestIdleCallback:
// https://bugs.webkit.org/show_bug.cgi?id=285049
if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 200 });
else requestAnimationFrame(() => setTimeout(start));
