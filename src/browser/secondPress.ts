import { closestTo } from "./closestTo";

/** As long as two presses can be one double click, in milliseconds; as in dialogs.ts. */
const DOUBLE = 500;

/**
 * What the second half of a double click on what opened or closed a dialog would still do: select words, take the focus
 * elsewhere, and answer a question of the form that has just come up below it. And what a key that is held down would.
 */
export function startSecondPress(): void {
  let shown: Element | null = null;
  document.addEventListener(
    "mousedown",
    (press) => {
      const now = document.querySelector("dialog[open]");
      if (press.detail < 2) shown = now;
      else if (now !== shown) press.preventDefault();
    },
    true,
  );
  const hold = (isHeld: boolean) => {
    // Its place, since the form may come within the half second.
    for (const place of document.querySelectorAll<HTMLElement>("dialog [data-frame]")) place.inert = isHeld;
  };
  // Enter held down presses again and again: what opened would close, and what closed would open.
  document.addEventListener(
    "keydown",
    (press) => {
      if (press.repeat && press.key === "Enter" && closestTo(press, "[commandfor]")) press.preventDefault();
    },
    true,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("click", ({ detail }) => {
    // A key that presses a button counts none.
    if (detail === 0) return;
    clearTimeout(timer);
    hold(true);
    timer = setTimeout(hold, DOUBLE, false);
  });
}
