import { FAILED } from "./catchErrors";

/** The id of the template of the error screen (src/layout/ErrorScreen.tsx), which every page has. */
export const ERROR_SCREEN_ID = "error-screen";

/**
 * Shows the error screen in the place of a page whose script has failed (specification, section 8). The page
 * stands behind it as it was, out of reach.
 */
function showErrorScreen(): void {
  const { failed } = document.documentElement.dataset;
  const template = document.getElementById(ERROR_SCREEN_ID) as HTMLTemplateElement | null;
  const screen = template?.content.firstElementChild;
  const heading = screen?.querySelector("h1");
  const message = screen?.querySelector("pre");
  if (failed === undefined || !screen || !heading || !message) return;
  message.textContent = failed;
  screen.querySelector("button")?.addEventListener("click", () => location.reload());
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const element of document.body.children) (element as HTMLElement).inert = true;
  document.body.append(screen);
  document.title = heading.textContent ?? "";
  // A screen reader reads the element that gets the focus; new content alone it does not read.
  heading.focus();
}

/** Waits for a failure, and looks for one that was there before. */
export function startErrorScreen(): void {
  addEventListener(FAILED, showErrorScreen);
  showErrorScreen();
}
