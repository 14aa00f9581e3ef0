/** Opens the error screen after the first uncaught error in the site's own scripts. Ignores errors in other scripts. */
export function startErrorScreen(): void {
  // Finds the error screen now, because after an error, React may remove all elements, including the error screen.
  const screen = document.querySelector<HTMLDialogElement>("dialog#error-screen");
  const message = screen?.querySelector("pre");
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error = "reason" in event ? event.reason : event.error;
    if (!screen || !message || message.textContent || !(error instanceof Error && isOwn(error))) return;
    message.textContent = error.message || error.name;
    screen.querySelector("button")?.addEventListener("click", () => location.reload());
    document.body.append(screen);
    screen.showModal();
  };
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onError);
}

/** Whether an error comes from the site's own code: an inline script, or a .js file in the site's root folder. */
function isOwn({ stack = "" }: Error): boolean {
  // Finds the first `URL:line:column`, the only part that all browsers' `stack` formats share.
  const [file = "about:blank"] = /[\w-]+:\/\/[^\s()@]+?(?=:\d+:\d+)/.exec(stack) ?? [];
  const { origin, pathname } = new URL(file);
  return origin === location.origin && (pathname === location.pathname || /^\/[^/]+\.js$/.test(pathname));
}
