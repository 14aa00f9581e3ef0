import { startClocks } from "./clocks";
import { startFrames } from "./frames";
import { logMissingPage } from "./logMissingPage";

/** What a page can do without for a moment. Each part is by itself: one that fails takes nothing else with it. */
for (const start of [startFrames, startClocks, logMissingPage]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
