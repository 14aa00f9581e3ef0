/**
 * Closes a dialog at a click beside it, in the place of `closedby="any"`: Safari before 27.3 does not know that, and it
 * cannot tell the second press of a double click (dialogs.ts).
 */
export function startLightDismiss(): void {
  for (const dialog of document.querySelectorAll("dialog")) dialog.setAttribute("closedby", "closerequest");
  let pressed: EventTarget | null = null;
  document.addEventListener("pointerdown", (press) => {
    pressed = backdropOf(press);
  });
  document.addEventListener("click", (click) => {
    const dialog = backdropOf(click);
    // Whoever selects words and lets go beside the dialog keeps it.
    if (dialog === pressed) dialog?.close();
  });
}

/** The dialog on whose backdrop the pointer is: the event's target, though outside of its box. */
function backdropOf({ target, offsetX: x, offsetY: y }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement)) return null;
  return x < 0 || y < 0 || x > target.offsetWidth || y > target.offsetHeight ? target : null;
}
