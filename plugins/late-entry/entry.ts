import { startPlatform } from "./platform";

/** Milliseconds after which an idle callback runs all the same: background tabs can stall it. */
const IDLE_TIMEOUT = 2000;
/** Milliseconds to wait for `load`, which the frame of a provider that hangs holds back for ever. */
const LOAD_TIMEOUT = 4000;
const FIRST_SIGNS = ["pointerdown", "keydown", "touchstart"] as const;

/** The addresses of Gatsby's own scripts, as the page names them (plugins/publish/inlineEntry.ts). */
const later = new Set(document.currentScript?.dataset.later?.split(" "));

/** Fetches Gatsby and React, which hydrate the page; what has come already is not fetched again. */
function loadReact(): void {
  for (const address of later) {
    later.delete(address);
    const script = document.createElement("script");
    script.src = address;
    // A file that a newer deployment has removed, or a network that is gone, costs nothing: the page works without,
    // and the visitor's next sign tries again.
    script.onerror = () => {
      script.remove();
      later.add(address);
      waitForSign();
    };
    document.head.append(script);
  }
}

/** Even at a sign of the visitor: what that sign asks for, the dialog for instance, is painted first. */
function loadWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(loadReact, { timeout: IDLE_TIMEOUT });
  else setTimeout(loadReact, IDLE_TIMEOUT);
}

function waitForSign(): void {
  for (const sign of FIRST_SIGNS) addEventListener(sign, loadWhenIdle, { once: true, passive: true });
}

function start(): void {
  startPlatform();
  waitForSign();
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (document.readyState === "complete") loadWhenIdle();
  else {
    addEventListener("load", loadWhenIdle);
    setTimeout(loadWhenIdle, LOAD_TIMEOUT);
  }
}

// Right after the first paint: on a slow phone it takes ten to twenty milliseconds.
requestAnimationFrame(() => setTimeout(start));
