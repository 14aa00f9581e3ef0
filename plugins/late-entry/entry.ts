import { startPlatform } from "./platform";

/** Milliseconds after which an idle callback runs all the same: background tabs can stall it. */
const IDLE_TIMEOUT = 2000;
/** Milliseconds to wait for `load`, which the frame of a provider that hangs holds back for ever. */
const LOAD_TIMEOUT = 4000;
const FIRST_SIGNS = ["pointerdown", "keydown", "touchstart"] as const;

startPlatform();

let asked = false;

/** Fetches Gatsby and React and hydrates the page, once. */
function loadReact(): void {
  if (asked) return;
  asked = true;
  import("gatsby-production-app").then(
    () => {
      for (const sign of FIRST_SIGNS) removeEventListener(sign, loadWhenIdle);
    },
    // A chunk that a newer deployment has removed, or a network that is gone, costs nothing: the page works without,
    // and the visitor's next sign tries again.
    () => {
      asked = false;
    },
  );
}

/** Even at a sign of the visitor: what that sign asks for, the dialog for instance, is painted first. */
function loadWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(loadReact, { timeout: IDLE_TIMEOUT });
  else setTimeout(loadReact, IDLE_TIMEOUT);
}

for (const sign of FIRST_SIGNS) addEventListener(sign, loadWhenIdle, { passive: true });

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (!connection?.saveData) {
  if (document.readyState === "complete") loadWhenIdle();
  else {
    addEventListener("load", loadWhenIdle);
    setTimeout(loadWhenIdle, LOAD_TIMEOUT);
  }
}
