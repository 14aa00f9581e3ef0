import { startContactsInView } from "./contactsInView";
import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startCarryingCampaign, startSmoothScroll } from "./links";
import { startProviderFrames } from "./providerFrames";

// Starts what can wait until after the first paint. The forms are first, in case another function throws.
startProviderFrames();
startContactsInView();
startCarryingCampaign();
startSmoothScroll();
if (document.querySelector("[data-missing-page]")) console.warn(`404: no page at ${location.pathname}`);

// The first use of `Intl` takes 100 ms on a slow phone, so the dates wait until the page has loaded. Safari has no
// `requestIdleCallback`.
const startDates = () => (window.requestIdleCallback ?? setTimeout)(() => startDatesAndOpenStatus());
if (document.readyState === "complete") startDates();
else addEventListener("load", startDates);
