import { startClocks } from "./datesAndOpenStatus";
import { startLightDismiss } from "./dialogs";
import { startErrorScreen } from "./errorScreen";
import { logMissingPage } from "./logMissingPage";
import { startMarkingSeen } from "./markSeen";
import { startOpeningCutReviews } from "./openCutReviews";
import { startProviderFrames } from "./providerFrames";
import { startScrollableRows } from "./scrollableRows";
import { startKeepingPlace, startSmoothScroll } from "./scrolling";
import { startSpeculation } from "./speculationRules";

// Starts everything that can wait until after the first paint; an error in one function does not stop the others.
for (const start of [
  startErrorScreen,
  startProviderFrames,
  startClocks,
  startScrollableRows,
  startOpeningCutReviews,
  startMarkingSeen,
  startKeepingPlace,
  startLightDismiss,
  startSmoothScroll,
  startSpeculation,
  logMissingPage,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
