import { test } from "../fixtures";
import { desktopSize, phoneSize, tabletSize, withMotion } from "../site";

const screens = { "on a phone": phoneSize, "on a tablet": tabletSize, "on a desk": desktopSize };

export interface Circumstances {
  /** Whether the menu button stands where the links would be. */
  hasMenu: boolean;
  scripting: boolean;
}

/**
 * Walks the same way on three sizes of screen, and without scripting on the smallest and the largest: with and without
 * the menu. Motion takes half of the time, so one with scripting and one without has it.
 */
export function journey(steps: (circumstances: Circumstances) => void): void {
  for (const scripting of [true, false]) {
    for (const [screen, viewport] of Object.entries(screens)) {
      if (!scripting && viewport === tabletSize) continue;
      const moves = viewport === (scripting ? phoneSize : desktopSize);
      test.describe(`${screen}, scripting ${scripting ? "on" : "off"}, ${moves ? "with" : "less"} motion`, () => {
        test.use({ ...(moves ? withMotion : {}), viewport, javaScriptEnabled: scripting });
        steps({ hasMenu: viewport !== desktopSize, scripting });
      });
    }
  }
}
