export const ERROR_SCREEN_ID = "error-screen";

/**
 * Shows the error screen at the first uncaught error from the site's own code, whether in an event handler, a script or a
 * promise. Ignores errors from browser extensions, page translators and the form provider.
 */
export function startErrorScreen(): void {
  let screen: HTMLElement | null = null;
  // Keeps the element, because after an error, React may remove all that it has rendered.
  const find = () => {
    screen ??= document.getElementById(ERROR_SCREEN_ID);
  };
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error = "reason" in event ? event.reason : event.error;
    if (!(error instanceof Error && isOwn(fileOf(error)))) return;
    for (const type of ["error", "unhandledrejection"] as const) removeEventListener(type, onError);
    whenParsed(() => {
      find();
      if (screen) show(screen, error.message);
    });
  };
  for (const type of ["error", "unhandledrejection"] as const) addEventListener(type, onError);
  whenParsed(find);
}

function whenParsed(act: () => void): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
  else act();
}

/** Returns the URL of the script that an error comes from; `about:blank` if the browser doesn't say. */
function fileOf({ stack = "" }: Error): string {
  // Finds the first URL with a line and a column, because each browser formats `stack` differently.
  return /[\w-]+:\/\/[^\s()@]+?(?=:\d+:\d+)/.exec(stack)?.[0] ?? "about:blank";
}

/** Whether a script is this page's inline script, or a file of the site. Hosts add their own scripts in other folders. */
function isOwn(file: string): boolean {
  const { origin, pathname } = new URL(file);
  return (
    origin === location.origin &&
    (pathname === location.pathname || /^\/(static\/)?[^/]+\.js$/.test(pathname))
  );
}

function show(screen: HTMLElement, error: string): void {
  const { body, title } = document;
  const heading = screen.querySelector("h1");
  const message = screen.querySelector("pre");
  const [reload, back] = screen.querySelectorAll("button");
  if (!heading || !message || !reload || !back) return;
  const setInert = (inert: boolean) => {
    for (const element of body.children) if (element !== screen) (element as HTMLElement).inert = inert;
  };
  message.textContent = error;
  reload.onclick = () => location.reload();
  // If React has removed the page, there is nothing to go back to.
  back.hidden = !document.querySelector("main");
  back.onclick = () => {
    screen.hidden = true;
    document.title = title;
    setInert(false);
  };
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close?.();
  screen.hidden = false;
  body.append(screen);
  setInert(true);
  document.title = heading.textContent;
  // Screen readers announce a focused element, but not inserted content.
  heading.focus();
}
