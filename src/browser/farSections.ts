/** What a page consists of, from top to bottom. */
const PARTS = "main > section, footer";

/**
 * Leaves the parts of a page that are far from the screen out of the browser's work, as high as they were. A modal dialog
 * makes every element behind it inert, which takes a slow phone a fifth of the time in which the dialog opens
 * (docs/decisions/native-dialogs.md). Chromium alone, told by what only it knows: Safari 18 leaves such parts empty
 * now and then (WebKit bugs 277573 and 281570).
 */
export function startFarSections(): void {
  if (!CSS.supports("interpolate-size", "allow-keywords")) return;
  const parts = document.querySelectorAll<HTMLElement>(PARTS);
  let width = 0;

  function leaveOut(): void {
    // On a phone the browser's own bar comes and goes, which changes nothing but the height.
    if (width === innerWidth) return;
    width = innerWidth;
    set("visible");
    // `auto` is the height that a part had in the last frame, so one has to pass.
    requestAnimationFrame(() => requestAnimationFrame(() => set("auto")));
  }
  function set(visibility: string): void {
    for (const { style } of parts) {
      style.containIntrinsicBlockSize = "auto 60rem";
      style.contentVisibility = visibility;
    }
  }

  leaveOut();
  addEventListener("resize", leaveOut);
}
