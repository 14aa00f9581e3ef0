import { startDatesAndOpenStatus } from "./datesAndOpenStatus";
import { startLightDismiss } from "./dialogs";
import { startErrorScreen } from "./errorScreen";
import { startExpandingFoundReviews } from "./expandFoundReviews";
import { logMissingPage } from "./logMissingPage";
import { startMarkingContactOptions } from "./markContactOptions";
import { startProviderFrames } from "./providerFrames";
import { startScrollableRows } from "./scrollableRows";
import { startKeepingReadingPosition, startSmoothScroll } from "./scrolling";
import { startSpeculationRules } from "./speculationRules";

// Starts everything that can wait until after the first paint. An error in one function does not stop the next ones.
for (const start of [
  startErrorScreen,
  startProviderFrames,
  startDatesAndOpenStatus,
  startScrollableRows,
  startExpandingFoundReviews,
  startMarkingContactOptions,
  startKeepingReadingPosition,
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
