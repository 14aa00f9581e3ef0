export const ERROR_SCREEN_ID = "error-screen";

/**
 * Event dispatched on `window` after an error in an event handler. `<html data-failed>` contains the error message.
 */
const FAILED = "failed";

export function catchErrors<Arguments extends unknown[]>(
  handler: (...given: Arguments) => void,
): (...given: Arguments) => void {
  return (...given) => {
    try {
      handler(...given);
    } catch (error) {
      console.error(error);
      document.documentElement.dataset.failed = error instanceof Error ? error.message : String(error);
      dispatchEvent(new Event(FAILED));
    }
  };
}

function showErrorScreen(): void {
  const { failed } = document.documentElement.dataset;
  const template = document.querySelector<HTMLTemplateElement>(`template#${ERROR_SCREEN_ID}`);
  const screen = template?.content.firstElementChild;
  const heading = screen?.querySelector("h1");
  const message = screen?.querySelector("pre");
  if (failed === undefined || !screen || !heading || !message) return;
  message.textContent = failed;
  screen.querySelector("button")?.addEventListener("click", () => location.reload());
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  for (const element of document.body.children) (element as HTMLElement).inert = true;
  document.body.append(screen);
  document.title = heading.textContent ?? "";
  // Screen readers announce a focused element, but not inserted content.
  heading.focus();
}

/** Shows the error screen after an error, even if the error occurred before this script was loaded. */
export function startErrorScreen(): void {
  addEventListener(FAILED, showErrorScreen);
  showErrorScreen();
}
