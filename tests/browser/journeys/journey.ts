import { test } from "../fixtures";
import { desktopSize, phoneSize, tabletSize, withMotion } from "../pageHelpers";

const devices = { "on a phone": phoneSize, "on a tablet": tabletSize, "on desktop": desktopSize };

interface Conditions {
  /** Whether the header has a menu button in place of the links. */
  hasMenu: boolean;
  scripting: boolean;
}

/**
 * Defines a journey's tests for three viewports, and with scripting off for the smallest and the largest viewport.
 * Motion is on in one viewport with scripting and in one without, because it doubles the time of a test.
 */
export function journey(defineTests: (conditions: Conditions) => void): void {
  for (const scripting of [true, false]) {
    for (const [device, viewport] of Object.entries(devices)) {
      if (!scripting && viewport === tabletSize) continue;
      const hasMotion = viewport === (scripting ? phoneSize : desktopSize);
      test.describe(`${device}, scripting ${scripting ? "on" : "off"}, motion ${hasMotion ? "on" : "reduced"}`, () => {
        test.use({ ...(hasMotion ? withMotion : {}), viewport, javaScriptEnabled: scripting });
        defineTests({ hasMenu: viewport !== desktopSize, scripting });
      });
    }
  }
}
