import { startClocks } from "./clocks";
import { startFrames } from "./frames";
import { startLightDismiss } from "./lightDismiss";
import { logMissingPage } from "./logMissingPage";
import { startRows } from "./rows";

/**
 * What can come after the first paint. Each part runs by itself, so that one that fails does not stop the others. No array is
 * spread in any of it: for that Gatsby's Babel brings a helper of 200 bytes.
 */
for (const start of [startFrames, startClocks, startRows, startLightDismiss, logMissingPage]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
