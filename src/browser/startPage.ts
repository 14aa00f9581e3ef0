import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startDialogs } from "./dialogs";
import { startErrorScreen } from "./errorScreen";
import { startCarryingQuery, startSmoothScroll } from "./linkBehavior";
import { startProviderFrames } from "./providerFrames";

/** Starts the page's scripts. Call this function after the browser has parsed the page. */
export function startPage(): void {
  // Leaves errors in `npm start` to Gatsby's error overlay.
  if (process.env.NODE_ENV === "production") startErrorScreen();
  // Waits until the browser has scrolled to the fragment, because the scroll moves focus out of open dialogs:
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-the-fragment-identifier
  // `startDialogs` comes before `startCarryingQuery`, because `startDialogs` may add parameters to the URL's query.
  for (const start of [startDialogs, startDatesAndOpenStatus, startCarryingQuery, startSmoothScroll])
    setTimeout(start);

  // Resolves when the page has loaded, or after 7.5 seconds, because one hanging file keeps `load` from firing.
  const loaded = new Promise((resolve) => {
    addEventListener("load", resolve);
    setTimeout(resolve, document.readyState === "complete" ? 0 : 7500);
  });
  // Inserts the forms after `load`, because even a lazy iframe would delay `load` until the provider answers.
  loaded.then(startProviderFrames);

  if (document.querySelector("[data-missing-page]")) console.warn(`404: no page at ${location.pathname}`);
}
