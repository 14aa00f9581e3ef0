import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startDialogs } from "./dialogs";
import { startErrorScreen } from "./errorScreen";
import { startCarryingQuery, startSmoothScroll } from "./linkBehavior";
import { startProviderFrames } from "./providerFrames";

/**
 * Starts the page's scripts. Call this function after the browser has parsed the page. The scripts find elements by these
 * attributes: `data-office` and `data-open-status` (OpenStatus.tsx), `data-today` (TodaysDate.tsx), `data-closures` and
 * `data-last-day` (HoursList.tsx), `data-frame`, `data-script` and `data-unresponsive` (ProviderFrame.tsx).
 */
export function startPage(): void {
  // In development, Gatsby's own overlay shows errors.
  if (process.env.NODE_ENV === "production") startErrorScreen();
  // `setTimeout` lets the browser scroll to the URL's fragment first. A later scroll would move focus out of a dialog:
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-the-fragment-identifier
  // `startDialogs` may add parameters to the URL's query, so it runs before `startCarryingQuery`.
  for (const start of [startDialogs, startDatesAndOpenStatus, startCarryingQuery, startSmoothScroll])
    setTimeout(start);

  // Resolves on `load`, with a timeout of 7.5 seconds, because a file that never finishes loading would delay `load`.
  const loaded = new Promise((resolve) => {
    addEventListener("load", resolve);
    setTimeout(resolve, document.readyState === "complete" ? 0 : 7500);
  });
  // Inserts the forms after `load`, because a lazy iframe in view would delay `load` until the form provider responds.
  loaded.then(startProviderFrames);

  if (document.querySelector("[data-missing-page]")) console.warn(`404: no page at ${location.pathname}`);
}
