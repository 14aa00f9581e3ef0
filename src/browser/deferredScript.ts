import { startContactsInView } from "./contactsInView";
import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startCarryingCampaign, startSmoothScroll } from "./links";
import { startProviderFrames } from "./providerFrames";

function logMissingPage(): void {
  if (document.querySelector("[data-missing-page]")) console.warn(`404: no page at ${location.pathname}`);
}

// Starts what can wait until after the first paint. As microtasks, all functions run even if one throws.
for (const start of [
  startProviderFrames,
  startContactsInView,
  startCarryingCampaign,
  startSmoothScroll,
  logMissingPage,
])
  queueMicrotask(start);

// The first use of `Intl` takes 100 ms on a slow phone, so the dates wait until the page has loaded. Safari has no
// `requestIdleCallback`.
const startDates = () => (window.requestIdleCallback ?? setTimeout)(() => startDatesAndOpenStatus());
if (document.readyState === "complete") startDates();
else addEventListener("load", startDates);
