import { startClocks } from "./clocks";
import { startErrorScreen } from "./errorScreen";
import { startFrames } from "./frames";
import { startLightDismiss } from "./lightDismiss";
import { logMissingPage } from "./logMissingPage";
import { startRows } from "./rows";
import { startSecondPress } from "./secondPress";
import { startSmoothScroll } from "./smoothScroll";
import { startSpeculation } from "./speculation";
import { startUnseenParts } from "./unseenParts";

/** What can come after the first paint. Each part runs by itself, so that one that fails does not stop the others. */
const parts = [
  startErrorScreen,
  startFrames,
  startClocks,
  startRows,
  startLightDismiss,
  startSecondPress,
  startSmoothScroll,
  startSpeculation,
  startUnseenParts,
  logMissingPage,
];

for (const start of parts) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
