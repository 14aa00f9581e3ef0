import { Attribute } from "../lib/dataAttributes";

/**
 * Light dismiss: closes a dialog at a click on its backdrop. Replaces `closedby="any"`, which the second click of a
 * double click would trigger (dialogs.ts), and which Safari before 27.3 lacks:
 * https://bugs.webkit.org/show_bug.cgi?id=284592
 */
export function startLightDismiss(): void {
  for (const dialog of document.querySelectorAll(`dialog[${Attribute.OwnDialog}]`))
    dialog.setAttribute("closedby", "closerequest");
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
