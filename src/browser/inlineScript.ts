import { startErrorScreen } from "./errorScreen";
import { startPage } from "./startPage";

// This script is inlined into the head of pages without React.

/** The deferred script's URL, defined by src/publish/bundleScripts.ts. */
declare const DEFERRED_SCRIPT: string;

/** Inserts the deferred script. Browsers would load a `<script>` in the HTML before the first paint. */
const loadDeferredScript = () =>
  new Promise((onload, onerror) => {
    document.head.append(
      Object.assign(document.createElement("script"), { src: DEFERRED_SCRIPT, onload, onerror }),
    );
  });

addEventListener("DOMContentLoaded", () => {
  startErrorScreen();
  startPage(loadDeferredScript);
});
