import { deskQuery } from "../styles/breakpoints";
import { guarded } from "./guarded";

/**
 * What dialogs need beyond HTML at once: a replacement for `commandfor` (Safari before 26.2), and the address
 * `/#quote`. Every page carries it, so it is written to be short.
 */

const doc = document;
/** The address that opens the quote dialog, so that an email can point to it. */
const QUOTE = "#quote";

/**
 * Measures the scrollbar that disappears while a dialog is open, for the style that keeps its place
 * (GlobalStyles.tsx).
 */
function measureScrollbar(): void {
  const { clientWidth, style } = doc.documentElement;
  const width = `${innerWidth - clientWidth}px`;
  // Setting it makes the browser restyle every element, so not on phones, where the scrollbar takes no room.
  if (doc.querySelector("dialog[open]") || width === (style.getPropertyValue("--scrollbar") || "0px")) return;
  style.setProperty("--scrollbar", width);
}

function dialogById(id: string | null | undefined): HTMLDialogElement | null {
  const element = id ? doc.getElementById(id) : null;
  return element instanceof HTMLDialogElement ? element : null;
}

function open(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  measureScrollbar();
  dialog.showModal();
}

/** The dialog of a press that came before the browser had met it. */
let awaited: string | null | undefined;

/** The quote dialog while it is the address that has opened it, so that going back closes it. */
let openedByAddress: HTMLDialogElement | null = null;

/** Opens the dialog of that address. */
function followAddress(): void {
  openedByAddress?.close();
  openedByAddress = location.hash === QUOTE ? dialogById("quote") : null;
  open(openedByAddress);
}

/** The press before, and the dialog that was open when it came. */
let before: { press: PointerEvent; shown: Element | null } | undefined;
/** Whether the press going on is the second half of a double click on what opened or closed a dialog. */
let repeated = false;

/**
 * Within half a second and 44 pixels of a press that opened or closed a dialog, a press is the second of a double
 * click. It was not meant for what it meets, so it must neither close the dialog nor reach what lies behind it.
 */
function onPointerDown(press: PointerEvent): void {
  const shown = doc.querySelector("dialog[open]");
  repeated =
    before !== undefined &&
    (repeated || shown !== before.shown) &&
    press.timeStamp - before.press.timeStamp < 500 &&
    Math.hypot(press.clientX - before.press.clientX, press.clientY - before.press.clientY) < 44;
  before = { press, shown };
  shown?.setAttribute("closedby", repeated ? "closerequest" : "any");
}

/** Runs before the browser's own action, so that a choice in the menu closes it and the focus goes back first. */
function onClick(event: MouseEvent): void {
  // `detail` is 2 for the second press of a double click, and 1 for each of two separate presses.
  if (repeated && event.detail > 1) {
    event.preventDefault();
    return;
  }
  const target = event.target as Element;
  // A click that a visitor's browser extension makes.
  if (target === (doc as Node)) return;
  const dialog = target.closest("dialog");
  const button = target.closest("button");
  const command = button?.getAttribute("command");
  const name = button?.getAttribute("commandfor");
  const commanded = dialogById(name);
  if (!commanded) awaited = name;
  if (commanded && commanded !== dialog) measureScrollbar();
  // A link that opens a tab of its own leaves this one as it is.
  const link = !(event.ctrlKey || event.metaKey || event.shiftKey) && target.closest("a");

  if (dialog?.id === "menu" && (link || (commanded && commanded !== dialog))) dialog.close();

  if (commanded && !("commandForElement" in HTMLButtonElement.prototype)) {
    if (command === "close") commanded.close();
    else open(commanded);
  }
}

/** Leaves the address clean when the dialog that it opened is closed, so that the same link opens it again. */
function onClose(event: Event): void {
  const dialog = event.target as HTMLDialogElement;
  // The event comes a moment late: the same dialog may be open again, by a link that was followed meanwhile.
  if (dialog === openedByAddress && !dialog.open && location.hash === QUOTE) {
    openedByAddress = null;
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

/** Starts all of it. Call it once, when the document has been parsed or is being parsed. */
export function startDialogs(): void {
  const follow = guarded(followAddress);
  doc.addEventListener("pointerdown", onPointerDown, true);
  doc.addEventListener("click", guarded(onClick), true);
  doc.addEventListener("close", onClose, true);
  addEventListener("hashchange", () => {
    // Going back goes back from the menu as well.
    dialogById("menu")?.close();
    follow();
  });
  // The menu is for small screens: it closes when the window becomes wider. Paper may be wide, too.
  matchMedia(`screen and ${deskQuery}`).addEventListener("change", (query) => {
    if (query.matches) dialogById("menu")?.close();
  });
  if (doc.readyState !== "loading") follow();
  // Once the browser has followed the address itself, which takes the focus away.
  else
    doc.addEventListener("DOMContentLoaded", () =>
      setTimeout(() => {
        follow();
        open(dialogById(awaited));
      }),
    );
}
