const siteDialog = "dialog:is(#menu, #quote)";

const root = document.documentElement;

/** The dialog whose backdrop the last mouse press hit; null if the last press was elsewhere. */
let pressedBackdrop: HTMLDialogElement | null = null;

const dialogById = (id: string | null | undefined) =>
  document.querySelector<HTMLDialogElement>(`${siteDialog}#${CSS.escape(String(id))}`);

function setOpen(dialog: HTMLDialogElement | null | undefined, isOpen: boolean): void {
  if (!dialog || dialog.open === isOpen) return;
  // Stores the scrollbar's width, because globalStyles.ts replaces the scrollbar with padding while a dialog is open.
  root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
  if (isOpen) dialog.showModal();
  else dialog.close();
  // For half a second, ignores the mouse (`onMouse`; globalStyles.ts for iframes), because a double click's second click
  // would hit another element.
  root.dataset.dialogChanged = "";
  setTimeout(() => delete root.dataset.dialogChanged, 500);
}

/** Opens the quote dialog if the URL's fragment is `#quote`. Otherwise (for example, after Back), closes the dialog. */
function followFragment(): void {
  // Some email tools append the query to the fragment. Moves the query: `#quote?utm_id=1` becomes `?utm_id=1#quote`.
  const [page, query] = location.href.split(/#quote[?&]/);
  const separator = location.search ? "&" : "?";
  if (query) history.replaceState(history.state, "", `${page}${separator}${query}#quote`);
  setOpen(dialogById("menu"), false);
  setOpen(dialogById("quote"), location.hash === "#quote");
}

/** Returns the dialog whose backdrop was clicked. Such a click targets the dialog, but is outside the dialog's box. */
function backdropOf({ target, offsetX: x, offsetY: y }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement && target.matches(siteDialog))) return null;
  return x < 0 || y < 0 || x > target.offsetWidth || y > target.offsetHeight ? target : null;
}

function onMouse(event: MouseEvent): void {
  // Clicks by keyboard or assistive technology have a `detail` of 0.
  if (event.detail > 0 && "dialogChanged" in root.dataset) {
    event.preventDefault();
    event.stopPropagation();
  } else if (event.type === "click") onClick(event);
  else pressedBackdrop = backdropOf(event);
}

function onClick(event: MouseEvent): void {
  // Ignores a click that began inside the dialog, such as a text selection that ends on the backdrop.
  if (pressedBackdrop) setOpen(backdropOf(event), false);
  // Uses `?.`, because browser extensions dispatch clicks on `document`, which has no `closest` method.
  const pressed = (event.target as Element).closest?.("a, button");
  // Closes the menu before the browser follows a link, because a later `close` would move focus off the link's target.
  setOpen(pressed?.closest<HTMLDialogElement>("dialog#menu"), false);
  const dialog = dialogById(pressed?.getAttribute("commandfor"));
  if (!dialog) return;
  // Opens or closes the dialog in place of the browser, because Safari before 26.2 doesn't support `commandfor`:
  // https://web-platform-dx.github.io/web-features-explorer/features/invoker-commands/
  event.preventDefault();
  setOpen(dialog, pressed?.getAttribute("command") === "show-modal");
}

/** When the quote dialog closes, removes `#quote` from the URL, so the next link to `#quote` fires `hashchange`. */
function onClose({ target }: Event): void {
  if (location.hash !== `#${(target as HTMLDialogElement).id}`) return;
  history.replaceState(history.state, "", location.href.split("#")[0]);
}

/** Adds the event listeners of the menu and the quote dialog. Call this after the browser has parsed the page. */
export function startDialogs(): void {
  // Turns off light dismiss, which a double click's second click could trigger. `onClick` handles backdrop clicks.
  for (const dialog of document.querySelectorAll(siteDialog)) dialog.setAttribute("closedby", "closerequest");
  for (const type of ["mousedown", "click"] as const) document.addEventListener(type, onMouse, true);
  document.addEventListener("close", onClose, true);
  addEventListener("hashchange", followFragment);
  if (location.hash) followFragment();
}
