import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startCarryingCampaign, startSmoothScroll } from "./linkBehavior";
import { idle, startProviderFrames } from "./providerFrames";

/** Resolves when the page has loaded, or after 7.5 seconds, because one hanging file keeps `load` from firing. */
const loaded = new Promise((resolve) => {
  addEventListener("load", resolve);
  setTimeout(resolve, document.readyState === "complete" ? 0 : 7500);
});
// Any iframe, even a lazy one, would delay `load` until the provider answers (measured).
loaded.then(startProviderFrames);
// The first use of `Intl` takes 100 ms on a slow phone.
loaded.then(idle).then(startDatesAndOpenStatus);

startCarryingCampaign();
startSmoothScroll();
if (document.querySelector("[data-missing-page]")) console.warn(`404: no page at ${location.pathname}`);
