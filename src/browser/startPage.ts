import { startDialogs } from "./dialogs";

/** Inserts forms that the deferred script has not inserted (providerFrames.ts), because it is blocked, missing or late. */
function insertForms(): void {
  for (const noscript of document.querySelectorAll("[data-frame] > noscript"))
    noscript.outerHTML = noscript.textContent;
}

/** Starts the scripts of a page that the browser has parsed. `loadDeferredScript` rejects if the script cannot be loaded. */
export function startPage(loadDeferredScript: () => Promise<unknown>): void {
  // Waits until the browser has scrolled to the fragment, because the scroll moves focus out of open dialogs:
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-the-fragment-identifier
  setTimeout(startDialogs);
  // Starts after the dialogs, because `startDialogs` may change the URL's query.
  setTimeout(() => loadDeferredScript().catch(insertForms));
  setTimeout(insertForms, 8000);
}
