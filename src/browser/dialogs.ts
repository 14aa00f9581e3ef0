import { deskQuery } from "../styles/breakpoints";
import { catchErrors } from "./catchErrors";

// The menu and the quote dialog. Every page carries this code inline, so it is written to be short.

const doc = document;
/** The address that opens the quote dialog, so that an email can point to it. */
const QUOTE = "#quote";

/** The dialog that was open at the first of the presses that make a double click. */
let openBefore: Element | null;
/** Id of a dialog whose button was pressed before the dialog was parsed. */
let awaited: string | null | undefined;

/** @returns null for an id that a browser extension's own button names */
function dialogById(id: string | null | undefined): HTMLDialogElement | null {
  const element = id ? doc.getElementById(id) : null;
  return element instanceof HTMLDialogElement ? element : null;
}

function open(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  const { clientWidth, style } = doc.documentElement;
  // GlobalStyles.tsx keeps the place of the scrollbar, which disappears behind a modal dialog.
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
  dialog.showModal();
}

/** Going back closes what is open; the address of the quote dialog opens it. */
function followAddress(): void {
  for (const dialog of doc.querySelectorAll("dialog")) dialog.close();
  if (location.hash === QUOTE) open(dialogById("quote"));
}

/**
 * The double-click guard: the second press on what opened or closed a dialog, and the repetitions of an Enter that is
 * held down, neither close what has opened nor press what lies behind.
 */
function guardDoubleClick(event: MouseEvent | KeyboardEvent): void {
  const openNow = doc.querySelector("dialog[open]");
  if (event.type === "mousedown" && event.detail < 2) openBefore = openNow;
  const isRepeated =
    event instanceof KeyboardEvent
      ? event.repeat && event.key === "Enter"
      : // The count of presses within half a second, or what the visitor's system has for it.
        event.detail > 1 && openNow !== openBefore;
  if (!isRepeated) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Runs before the browser's own action, so that the menu has given the focus back before a link or dialog takes it. */
function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  // An extension may send a click to the document itself.
  if (!target.closest) return;
  const pressed = target.closest("a, button");
  const menu = target.closest<HTMLDialogElement>("#menu");
  if (pressed) menu?.close();

  const name = pressed?.getAttribute("commandfor");
  const commanded = dialogById(name);
  awaited = commanded ? null : name;
  if (!commanded) return;
  // Done here in every engine: Safari before 26.2 does not know `commandfor`.
  event.preventDefault();
  if (pressed?.getAttribute("command") === "close") commanded.close();
  else open(commanded);
}

/** Takes `#quote` out of the address when the dialog is closed, so that the same link opens it again. */
function onClose({ target }: Event): void {
  const { id, open: isOpen } = target as HTMLDialogElement;
  // The event comes a moment late: the dialog may be open again.
  if (`#${id}` === QUOTE && !isOpen && location.hash === QUOTE)
    history.replaceState(history.state, "", location.pathname + location.search);
}

/** Starts all of it; once, at any time. */
export function startDialogs(): void {
  for (const type of ["mousedown", "click", "keydown"] as const)
    doc.addEventListener(type, guardDoubleClick, true);
  doc.addEventListener("click", catchErrors(onClick), true);
  doc.addEventListener("close", onClose, true);
  addEventListener("hashchange", catchErrors(followAddress));
  // The menu is for small screens, so a wider window closes it; a wider sheet of paper does not.
  matchMedia(`screen and ${deskQuery}`).addEventListener("change", ({ matches }) => {
    if (matches) dialogById("menu")?.close();
  });
  const begin = catchErrors(() => {
    if (location.hash === QUOTE) followAddress();
    open(dialogById(awaited));
  });
  // After the browser has scrolled to the address, which takes the focus out of a dialog.
  if (doc.readyState === "loading") doc.addEventListener("DOMContentLoaded", () => setTimeout(begin));
  else begin();
}
