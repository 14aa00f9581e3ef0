import { startDialogs } from "./dialogs";
import { startErrorScreen } from "./errorScreen";

// Inlined into the head of pages that are not hydrated.

startErrorScreen();
// Waits until the browser is idle, but at most 200 ms. This makes the first paint 10 to 20 ms earlier (measured on a
// slow phone). Safari has no requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=285049
if ("requestIdleCallback" in window) requestIdleCallback(startDialogs, { timeout: 200 });
else requestAnimationFrame(() => setTimeout(startDialogs));
