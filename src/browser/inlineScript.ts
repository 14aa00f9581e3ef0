import { startDialogs } from "./dialogs";
import { startErrorScreen } from "./errorScreen";

// This script is inlined into the head of pages without React.

/** The deferred script's URL, defined by src/publish/bundleScripts.ts. */
declare const DEFERRED_SCRIPT: string;

/** Inserts forms that the deferred script has not inserted (providerFrames.ts), because it is blocked, missing or late. */
function insertForms(): void {
  for (const noscript of document.querySelectorAll("[data-frame] > noscript"))
    noscript.outerHTML = noscript.textContent;
}

addEventListener("DOMContentLoaded", () => {
  startErrorScreen();
  // Waits until the browser has scrolled to the fragment, because the scroll moves focus out of open dialogs:
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-the-fragment-identifier
  setTimeout(startDialogs);
  // Inserts the deferred script late, because browsers would load a `<script>` in the HTML before the first paint. The
  // script starts after the dialogs, because `startDialogs` may change the URL's query.
  setTimeout(() => {
    const script = { src: DEFERRED_SCRIPT, onerror: insertForms };
    document.head.append(Object.assign(document.createElement("script"), script));
  });
  setTimeout(insertForms, 8000);
});
