import { startDialogs } from "./dialogs";
import { startErrorScreen } from "./errorScreen";

// This script is inlined into the head of pages that are not hydrated.

/** The deferred script's URL, defined by plugins/publish/bundleScripts.ts. */
declare const DEFERRED_SCRIPT: string;

startErrorScreen();
// Inserts the deferred script late, because browsers would load a `<script>` in the HTML before the first paint.
addEventListener("DOMContentLoaded", () => {
  document.head.append(Object.assign(document.createElement("script"), { src: DEFERRED_SCRIPT }));
});
// Starts the dialogs once the browser is idle, or after 200 ms. The first paint is thus 10 to 20 ms earlier (measured
// on a slow phone). Safari has no requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=285049
if ("requestIdleCallback" in window) requestIdleCallback(startDialogs, { timeout: 200 });
else requestAnimationFrame(() => setTimeout(startDialogs));
