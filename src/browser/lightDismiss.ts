/** Closes a dialog at a press beside it, where the browser does not know `closedby` (Safari before 27.3). */
export function startLightDismiss(): void {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  let began: EventTarget | null = null;
  document.addEventListener("pointerdown", (press) => {
    began = isBeside(press) ? press.target : null;
  });
  document.addEventListener("click", (press) => {
    // Both its ends: who marks words and lets go beside the dialog wants to keep it. The second half of a double click is
    // prevented by dialogs.ts.
    if (isBeside(press) && press.target === began && !press.defaultPrevented)
      (press.target as HTMLDialogElement).close();
  });
}

/** Whether a press is on a dialog's backdrop: on the dialog element itself, but outside of its box. */
function isBeside({ target, offsetX: x, offsetY: y }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false;
  return x < 0 || y < 0 || x > target.offsetWidth || y > target.offsetHeight;
}
