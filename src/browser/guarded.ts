/** The id of the template of the error screen (src/layout/ErrorScreen.tsx), which every page has. */
export const ERROR_SCREEN_ID = "error-screen";

/**
 * Shows the error screen in the place of the page (specification, section 8). The page stands behind it as it was, out
 * of reach.
 */
function showErrorScreen(error: unknown): void {
  const template = document.getElementById(ERROR_SCREEN_ID) as HTMLTemplateElement | null;
  const screen = template?.content.firstElementChild;
  const heading = screen?.querySelector("h1");
  const message = screen?.querySelector("pre");
  if (!screen || !heading || !message) return;
  message.textContent = error instanceof Error ? error.message : String(error);
  screen.querySelector("button")?.addEventListener("click", () => location.reload());
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const element of document.body.children) (element as HTMLElement).inert = true;
  document.body.append(screen);
  document.title = heading.textContent ?? "";
  // A screen reader reads the element that gets the focus; new content alone it does not read.
  heading.focus();
}

/**
 * Wraps a handler of something that the visitor does: when it throws, the error screen says so and shows two ways on.
 * Parts that no visitor asks for are not wrapped: the page is whole without them.
 */
export function guarded<Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  return (...given) => {
    try {
      act(...given);
    } catch (error) {
      console.error(error);
      showErrorScreen(error);
    }
  };
}
