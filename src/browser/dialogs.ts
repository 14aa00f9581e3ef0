import { Attribute } from "../lib/dataAttributes";
import { Breakpoint } from "../styles/mediaQueries";
import { catchErrors } from "./errorScreen";

// Opens and closes the menu and the quote dialog. Except for light dismiss, this code is inlined into every page, so it is
// kept short.

const doc = document;
const ownDialog = `dialog[${Attribute.OwnDialog}]`;
const QUOTE = "#quote";
/** A fragment as mail programs and campaigns change it: `#Quote`, `#/quote/`, `#quote%20`, `#quote?utm_source=mail`. */
const CHANGED_FRAGMENT = /^#\W*([\w-]+)[^?&]*.?(.*)/;

/** The dialog, if any, that was open before the first click of a possible double click. */
let openBefore: Element | null;
/** Id of a dialog whose button was clicked before the browser had parsed the dialog. */
let pendingId: string | null | undefined;

const dialogById = (id: string | null | undefined) =>
  doc.querySelector<HTMLDialogElement>(`${ownDialog}#${CSS.escape(String(id))}`);

function open(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  const { clientWidth, style } = doc.documentElement;
  // Passes the width of the scrollbar, which a modal dialog hides, to GlobalStyles.tsx to reserve that space.
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
  dialog.showModal();
}

/**
 * Drops the address's fragment, and adds to its query, which providerFrames.ts sends to the forms. A relative URL would
 * depend on the `<base>` of translating proxies.
 */
function dropFragment(query = ""): void {
  const address = new URL(location.href.split("#")[0] ?? "");
  for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value);
  history.replaceState(history.state, "", address);
}

/**
 * Opens the quote dialog at `#quote`, and closes every dialog at other fragments, such as after going back. Corrects a
 * changed fragment, whose query becomes a part of the page's query.
 */
function followFragment(): void {
  const { hash } = location;
  const [, word = "", query] = CHANGED_FRAGMENT.exec(hash) ?? [];
  const name = word.toLowerCase();
  if (!doc.getElementById(hash.slice(1)) && doc.getElementById(name)) {
    dropFragment(query);
    location.replace(`${location.href}#${name}`);
  }
  for (const dialog of doc.querySelectorAll<HTMLDialogElement>(ownDialog))
    if (location.hash === QUOTE && dialog.id === "quote") open(dialog);
    // A browser that does not know dialogs has no `close`, and `open` is undefined there.
    else if (dialog.open) dialog.close();
}

/**
 * The double-click guard: the second click on a button that has just opened or closed a dialog, and the key repeat of
 * Enter held on a button or link that may do so, neither close the dialog nor activate what is behind it.
 */
function guardDoubleClick(event: MouseEvent | KeyboardEvent): void {
  const openNow = doc.querySelector(`${ownDialog}[open]`);
  if (event.type === "mousedown" && event.detail < 2) openBefore = openNow;
  const isRepeated =
    event instanceof KeyboardEvent
      ? event.repeat && event.key === "Enter" && (event.target as Element).closest?.("a, [commandfor]")
      : // `detail` counts clicks within the system's double-click interval, usually half a second.
        event.detail > 1 && openNow !== openBefore;
  if (!isRepeated) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Runs before the browser's default action, so that a closing menu returns the focus before a link takes it. */
function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  // Ignores clicks that browser extensions dispatch on `document`, which has no `closest`.
  if (!target.closest) return;
  const pressed = target.closest("a, button");
  if (pressed) target.closest<HTMLDialogElement>("dialog#menu[open]")?.close();

  const name = pressed?.getAttribute("commandfor");
  const dialog = dialogById(name);
  pendingId = dialog ? null : name;
  if (!dialog) return;
  // Prevents the browser's own `commandfor`, so that this code acts in every browser; Safari has it from 26.2 on:
  // https://web-platform-dx.github.io/web-features-explorer/features/invoker-commands/
  event.preventDefault();
  if (pressed?.getAttribute("command") === "close") dialog.close();
  else {
    const query = pressed?.getAttribute("value");
    if (query) dropFragment(query);
    open(dialog);
  }
}

/** Removes `#quote` from the address when the quote dialog is closed, so that a link to `#quote` opens it again. */
function onClose({ target }: Event): void {
  const { id, open: isOpen } = target as HTMLDialogElement;
  // Checks that the dialog is still closed, because the asynchronous `close` event may arrive after it has reopened.
  if (`#${id}` === QUOTE && !isOpen && location.hash === QUOTE) dropFragment();
}

export function startDialogs(): void {
  for (const type of ["mousedown", "click", "keydown"] as const)
    doc.addEventListener(type, guardDoubleClick, true);
  doc.addEventListener("click", catchErrors(onClick), true);
  doc.addEventListener("close", onClose, true);
  addEventListener("hashchange", catchErrors(followFragment));
  // Closes the menu, which is for small screens, when the window is widened; `screen`, so that printing does not.
  matchMedia(`screen and ${Breakpoint.Desktop}`).addEventListener("change", ({ matches }) => {
    if (matches) dialogById("menu")?.close();
  });
  const begin = catchErrors(() => {
    if (location.hash) followFragment();
    open(dialogById(pendingId));
  });
  // Waits until the browser has scrolled to the URL's fragment, as that would take the focus out of an open dialog.
  if (doc.readyState === "loading") doc.addEventListener("DOMContentLoaded", () => setTimeout(begin));
  else begin();
}

/**
 * Light dismiss: closes a dialog at a click on its backdrop. Replaces `closedby="any"`, which the second click of a
 * double click would trigger, and which Safari before 27.3 lacks:
 * https://bugs.webkit.org/show_bug.cgi?id=284592
 */
export function startLightDismiss(): void {
  for (const dialog of document.querySelectorAll(ownDialog)) dialog.setAttribute("closedby", "closerequest");
  let pressedBackdrop: EventTarget | null = null;
  document.addEventListener("pointerdown", (press) => {
    pressedBackdrop = backdropOf(press);
  });
  document.addEventListener("click", (click) => {
    const dialog = backdropOf(click);
    // Requires the press to have begun on the backdrop, so that selecting text out of the dialog does not close it.
    if (dialog === pressedBackdrop) dialog?.close();
  });
}

/** The dialog whose backdrop was clicked: it is the click's target, but the pointer is outside its box. */
function backdropOf({ target, offsetX: x, offsetY: y }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement && target.hasAttribute(Attribute.OwnDialog))) return null;
  return x < 0 || y < 0 || x > target.offsetWidth || y > target.offsetHeight ? target : null;
}
