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
  startDatesAndOpenStatus,
  startContactsInView,
  startCarryingCampaign,
  startSmoothScroll,
  logMissingPage,
])
  queueMicrotask(start);
