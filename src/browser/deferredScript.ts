import { startCarryingCampaign } from "./carryCampaign";
import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startLightDismiss } from "./dialogs";
import { logMissingPage } from "./logMissingPage";
import { startProviderFrames } from "./providerFrames";
import { startSmoothScroll } from "./scrolling";
import { startSpeculationRules } from "./speculationRules";
import { startThumbBar } from "./thumbBar";

// Starts everything that can wait until after the first paint. An error in one function is reported as an uncaught error
// (errorScreen.ts), and does not stop the next ones.
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
