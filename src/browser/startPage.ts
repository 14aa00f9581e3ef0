import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startDialogs } from "./dialogs";
import { startErrorScreen } from "./errorScreen";
import { startCarryingQuery, startSmoothScroll } from "./linkBehavior";
import { idle, startProviderFrames } from "./providerFrames";

/**
 * Starts the page's scripts. Call this function after the browser has parsed the page. The scripts find elements by
 * attributes from OfficeData.tsx (`data-office`), OpenStatus.tsx (`data-open-status`), TodaysDate.tsx (`data-today`),
 * HoursList.tsx (`data-closures`, `data-last-day`), 404.tsx (`data-missing-page`), and ProviderFrame.tsx (`data-frame`,
 * `data-script`, `data-posts-messages`, `data-unresponsive`).
 */
export function startPage(): void {
  // In development, Gatsby's own overlay shows errors.
  if (process.env.NODE_ENV === "production") startErrorScreen();
  // `setTimeout` lets the browser scroll to the URL's fragment before a dialog opens. A later scroll would move focus:
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-the-fragment-identifier
  // `startDialogs` may add parameters to the URL's query, so it runs before `startCarryingQuery`.
  for (const start of [startDialogs, startCarryingQuery, startSmoothScroll]) setTimeout(start);

  // Resolves on `load` or after 7.5 seconds, because a file that never finishes loading would block `load`.
  const loaded = new Promise((resolve) => {
    addEventListener("load", resolve);
    setTimeout(resolve, document.readyState === "complete" ? 0 : 7500);
  });
  // Waits until the browser is idle, because the first use of `Intl` blocks a slow phone for up to 100 ms.
  loaded.then(idle).then(startDatesAndOpenStatus);
  // Inserts the forms after `load`. Even a lazy-loaded iframe in view would delay `load` until the form has loaded.
  loaded.then(startProviderFrames);

  if (document.querySelector("[data-missing-page]")) console.warn(`404: no page at ${location.pathname}`);
}
