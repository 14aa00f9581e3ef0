import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startLightDismiss } from "./dialogs";
import { startErrorScreen } from "./errorScreen";
import { logMissingPage } from "./logMissingPage";
import { startMarkingContactOptions } from "./markContactOptions";
import { startProviderFrames } from "./providerFrames";
import { startSmoothScroll } from "./scrolling";
import { startSpeculationRules } from "./speculationRules";

// Starts everything that can wait until after the first paint. An error in one function does not stop the next ones.
for (const start of [
  startErrorScreen,
  startProviderFrames,
  startDatesAndOpenStatus,
  startMarkingContactOptions,
  startLightDismiss,
  startSmoothScroll,
  startSpeculationRules,
  logMissingPage,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
