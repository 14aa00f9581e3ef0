import { Attribute } from "../lib/dataAttributes";
import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startLightDismiss } from "./dialogs";
import { startCarryingCampaign, startSmoothScroll, startSpeculationRules } from "./links";
import { startProviderFrames } from "./providerFrames";
import { startThumbBar } from "./thumbBar";

function logMissingPage(): void {
  if (document.querySelector(`[${Attribute.MissingPage}]`))
    console.warn(`404: no page at ${location.pathname}`);
}

// Everything that can wait until after the first paint. If one function throws an error, the next ones still run.
for (const start of [
  startProviderFrames,
  startDatesAndOpenStatus,
  startThumbBar,
  startCarryingCampaign,
  startLightDismiss,
  startSmoothScroll,
  startSpeculationRules,
  logMissingPage,
])
  queueMicrotask(start);
