/** Id of the error screen's `<template>` (src/layout/ErrorScreen.tsx), which every page contains. */
export const ERROR_SCREEN_ID = "error-screen";

/** Event on `window` after an error in an event handler; `<html data-failed>` holds the error's message. */
const FAILED = "failed";

/** Wraps an event handler so that an error in it shows the error screen, once the deferred script has run. */
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

/**
 * Shows the error screen over a page whose script has failed (docs/specification.md, Error screen). Under the error
 * screen, the page stays as it was, but inert.
 */
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
  // Focuses the heading, because screen readers announce a focused element, but not content that is merely inserted.
  heading.focus();
}

/** Shows the error screen after any error from now on, or after one that happened before this script was loaded. */
export function startErrorScreen(): void {
  addEventListener(FAILED, showErrorScreen);
  showErrorScreen();
}
