// Opens and closes the menu and the quote dialog. Most of it is inlined into each page: keep it short.

const doc = document;
const siteDialog = "dialog[data-site-dialog]";
const QUOTE = "#quote";
/** Matches a fragment that an email client may have altered: `#Quote`, `#/quote/`, `#quote%20`, `#quote?utm_id=1`. */
const CHANGED_FRAGMENT = /^#\W*([\w-]+)[^?&]*.?(.*)/;

/** The dialog, if any, that was open before the first click of a double click. */
let openBefore: Element | null;
/** The id of a dialog whose button was clicked before the browser had parsed the dialog. */
let pendingId: string | null | undefined;
/** The query parameters that the last clicked dialog button added to the URL, such as `insurance=auto`. */
let added = new URLSearchParams();

const dialogById = (id: string | null | undefined) =>
  doc.querySelector<HTMLDialogElement>(`${siteDialog}#${CSS.escape(String(id))}`);

function open(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  const { clientWidth, style } = doc.documentElement;
  // While a modal dialog is open, globalStyles.ts replaces the scrollbar with padding, to avoid a layout shift.
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
  dialog.showModal();
}

/** Removes the URL's fragment and `outdated` parameters, and sets the parameters in `query`. */
function dropFragment(query: string | URLSearchParams = "", outdated = new URLSearchParams()): void {
  const address = new URL(location.href.split("#")[0] ?? "");
  for (const [name] of outdated) address.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value);
  // Sets an absolute URL, because a translation proxy may insert a `<base>`.
  history.replaceState(history.state, "", address);
}

/** Opens the quote dialog if the fragment is `#quote`; also corrects fragments that an email client has altered. */
function followFragment(): void {
  const { hash } = location;
  const [, word = "", query] = CHANGED_FRAGMENT.exec(hash) ?? [];
  const name = word.toLowerCase();
  if (!doc.getElementById(hash.slice(1)) && doc.getElementById(name)) {
    dropFragment(query);
    location.replace(`${location.href}#${name}`);
  }
  for (const dialog of doc.querySelectorAll<HTMLDialogElement>(siteDialog))
    if (location.hash === QUOTE && dialog.id === "quote") open(dialog);
    else dialog.close();
}

/** Ignores the second click of a double click that opened or closed a dialog, and a held Enter key on a button. */
function guardDoubleClick(event: MouseEvent | KeyboardEvent): void {
  const openNow = doc.querySelector(`${siteDialog}[open]`);
  if (event.type === "mousedown" && event.detail < 2) openBefore = openNow;
  const isRepeated =
    event instanceof KeyboardEvent
      ? event.repeat && event.key === "Enter" && (event.target as Element).closest?.("a, [commandfor]")
      : // `detail` is the click count: 2 for the second click of a double click.
        event.detail > 1 && openNow !== openBefore;
  if (!isRepeated) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  // Ignores clicks that browser extensions dispatch on `document`, which has no `closest` method.
  if (!target.closest) return;
  const pressed = target.closest("a, button");
  // Closes the menu before the browser follows a link. Closing it later would take focus from the link's target.
  if (pressed) target.closest<HTMLDialogElement>("dialog#menu[open]")?.close();

  const name = pressed?.getAttribute("commandfor");
  const dialog = dialogById(name);
  pendingId = dialog ? null : name;
  if (!dialog) return;
  // This code replaces the browser's own `commandfor` action, which Safari before 26.2 does not support:
  // https://web-platform-dx.github.io/web-features-explorer/features/invoker-commands/
  event.preventDefault();
  if (pressed?.getAttribute("command") === "close") dialog.close();
  else {
    const query = new URLSearchParams(pressed?.getAttribute("value") ?? "");
    if (`${query}${added}`) dropFragment(query, added);
    added = query;
    open(dialog);
  }
}

/** When the quote dialog closes, removes `#quote` from the URL, so links to `#quote` work again. */
function onClose({ target }: Event): void {
  const { id, open: isOpen } = target as HTMLDialogElement;
  // The `close` event is asynchronous, so the dialog may be open again:
  // https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog
  if (`#${id}` === QUOTE && !isOpen && location.hash === QUOTE) dropFragment();
}

export function startDialogs(): void {
  for (const type of ["mousedown", "click", "keydown"] as const)
    doc.addEventListener(type, guardDoubleClick, true);
  doc.addEventListener("click", onClick, true);
  doc.addEventListener("close", onClose, true);
  addEventListener("hashchange", followFragment);
  // Closes the menu when the window becomes wide enough for the desktop layout, but not when the page is printed.
  matchMedia("screen and (min-width: 64em)").addEventListener("change", ({ matches }) => {
    if (matches) dialogById("menu")?.close();
  });
  const begin = () => {
    if (location.hash) followFragment();
    open(dialogById(pendingId));
  };
  // Waits until the browser has scrolled to the fragment, because the scroll moves focus out of open dialogs:
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-the-fragment-identifier
  if (doc.readyState === "loading") doc.addEventListener("DOMContentLoaded", () => setTimeout(begin));
  else begin();
}

/** Closes a dialog when its backdrop is clicked. `closedby="any"` would also react to a double click's second click. */
export function startLightDismiss(): void {
  for (const dialog of document.querySelectorAll(siteDialog)) dialog.setAttribute("closedby", "closerequest");
  let pressedBackdrop: EventTarget | null = null;
  document.addEventListener("pointerdown", (press) => {
    pressedBackdrop = backdropOf(press);
  });
  document.addEventListener("click", (click) => {
    const dialog = backdropOf(click);
    // Ignores a drag, such as a text selection, that starts in the dialog and ends on the backdrop.
    if (dialog === pressedBackdrop) dialog?.close();
  });
}

/** Returns the dialog whose backdrop was clicked. Such a click targets the dialog, but is outside the dialog's box. */
function backdropOf({ target, offsetX: x, offsetY: y }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement && target.hasAttribute("data-site-dialog"))) return null;
  return x < 0 || y < 0 || x > target.offsetWidth || y > target.offsetHeight ? target : null;
}
