import { startErrorScreen } from "./errorScreen";
import { startPage } from "./startPage";

// The only script of pages without React: src/publish/ puts it at the end of each page's HTML.
addEventListener("DOMContentLoaded", () => {
  startErrorScreen();
  startPage();
});
