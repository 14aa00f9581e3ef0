const siteDialog = "dialog:is(#menu, #quote)";

const root = document.documentElement;

/** The dialog whose backdrop received the last `mousedown`, or null if the last `mousedown` was elsewhere. */
let pressedBackdrop: HTMLDialogElement | null = null;
let guardTimer: ReturnType<typeof setTimeout> | undefined;

const dialogById = (id: string | null | undefined) =>
  document.querySelector<HTMLDialogElement>(`${siteDialog}#${CSS.escape(String(id))}`);

function setOpen(dialog: HTMLDialogElement | null | undefined, isOpen: boolean): void {
  if (!dialog || dialog.open === isOpen) return;
  if (isOpen) dialog.showModal();
  else dialog.close();
  // Then, for half a second, `onMouse` and globalStyles.ts block clicks on the page and on iframes. Otherwise, the
  // second click of a double click would hit whatever is now under the pointer.
  root.dataset.dialogChanged = "";
  clearTimeout(guardTimer);
  guardTimer = setTimeout(() => delete root.dataset.dialogChanged, 500);
}

/** Opens the quote dialog if the URL's fragment is `#quote`. Otherwise closes it, such as when going back. */
function followFragment(): void {
  // Changes `#quote?utm_id=1` to `?utm_id=1#quote`, because some email tools append the query to the fragment.
  const [page, query] = location.href.split(/#quote[?&]/);
  const separator = location.search ? "&" : "?";
  if (query) history.replaceState(history.state, "", `${page}${separator}${query}#quote`);
  setOpen(dialogById("menu"), false);
  setOpen(dialogById("quote"), location.hash === "#quote");
}

/** Returns the dialog whose backdrop was clicked. A backdrop click targets the dialog, but is outside its box. */
function backdropOf({ target, offsetX: x, offsetY: y }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement && target.matches(siteDialog))) return null;
  return x < 0 || y < 0 || x > target.offsetWidth || y > target.offsetHeight ? target : null;
}

function onMouse(event: MouseEvent): void {
  // Blocks the second click of a double click (see `setOpen`). Clicks by keyboard or screen reader have `detail` 0.
  if (event.detail > 0 && "dialogChanged" in root.dataset) {
    event.preventDefault();
    event.stopPropagation();
  } else if (event.type === "click") onClick(event);
  else pressedBackdrop = backdropOf(event);
}

function onClick(event: MouseEvent): void {
  // Closes a dialog after a click on its backdrop, unless the click began inside the dialog, as in a text selection.
  if (pressedBackdrop) setOpen(backdropOf(event), false);
  // Uses `?.`, because some browser extensions dispatch clicks on `document`, which has no `closest` method.
  const pressed = (event.target as Element).closest?.("a, button");
  // Closes the menu before the browser follows a link, because closing it later would move focus off the link's target.
  setOpen(pressed?.closest<HTMLDialogElement>("dialog#menu"), false);
  const dialog = dialogById(pressed?.getAttribute("commandfor"));
  if (!dialog) return;
  // Handles `commandfor` by script in all browsers, so that `setOpen` can block double clicks, and because Safari before
  // 26.2 lacks this attribute: https://web-platform-dx.github.io/web-features-explorer/features/invoker-commands/
  event.preventDefault();
  setOpen(dialog, pressed?.getAttribute("command") === "show-modal");
}

/** When the quote dialog closes, removes `#quote` from the URL, so that the next `#quote` link fires `hashchange`. */
function onClose({ target }: Event): void {
  if (location.hash !== `#${(target as HTMLDialogElement).id}`) return;
  history.replaceState(history.state, "", location.href.split("#")[0]);
}

/** Adds event listeners for the menu and the quote dialog. Must run after the browser has parsed the page. */
export function startDialogs(): void {
  // Disables light dismiss. Otherwise, the second click of a double click would hit the backdrop, and close the dialog.
  for (const dialog of document.querySelectorAll(siteDialog)) dialog.setAttribute("closedby", "closerequest");
  for (const type of ["mousedown", "click"] as const) document.addEventListener(type, onMouse, true);
  document.addEventListener("close", onClose, true);
  addEventListener("hashchange", followFragment);
  if (location.hash) followFragment();
}
