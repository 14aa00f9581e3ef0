/** Shows the site's first uncaught error. Ignores errors of extensions, translators and the form provider. */
export function startErrorScreen(): void {
  let screen: HTMLElement | null = null;
  // Finds the error screen in advance, because after an error, React may remove everything that it has rendered.
  const find = () => {
    screen ??= document.getElementById("error-screen");
  };
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error = "reason" in event ? event.reason : event.error;
    if (!(error instanceof Error && isOwn(error))) return;
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

/** Whether an error comes from the site's own scripts, not from scripts that a web host adds in other folders. */
function isOwn({ stack = "" }: Error): boolean {
  // Finds the first URL with a line and a column, because each browser formats `stack` differently.
  const [file = "about:blank"] = /[\w-]+:\/\/[^\s()@]+?(?=:\d+:\d+)/.exec(stack) ?? [];
  const { origin, pathname } = new URL(file);
  const isOfSite = pathname === location.pathname || /^\/(static\/)?[^/]+\.js$/.test(pathname);
  return isOfSite && origin === location.origin;
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
