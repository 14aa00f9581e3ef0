/**
 * Brings the focus into a dialog that opened without it: WebKit loses it when a dialog is opened again at the very end
 * of its closing movement, and a keyboard or a screen reader would then be outside of it.
 */
export function startDialogFocus(): void {
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDialogElement && target.open && !target.contains(document.activeElement))
        target.focus();
    },
    true,
  );
}
