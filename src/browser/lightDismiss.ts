/** Closes a dialog at a press beside it, where the browser does not know `closedby` (Safari before 27.3). */
export function startLightDismiss(): void {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  document.addEventListener("click", ({ target, offsetX: x, offsetY: y, defaultPrevented }) => {
    // A press on the dialog element itself, and not on a part of it, is one on its backdrop or its padding. The second
    // half of a double click is prevented by dialogs.ts.
    if (!(target instanceof HTMLDialogElement) || defaultPrevented) return;
    if (x < 0 || y < 0 || x > target.offsetWidth || y > target.offsetHeight) target.close();
  });
}
