import { closestTo } from "./closestTo";

/** As long as a press takes at most, in milliseconds; after a longer one the dialog comes as if nothing had been left out. */
const PRESS = 1000;

/**
 * While a dialog opens and is open, leaves out the parts of the page that are not on the screen: behind it every element
 * becomes inert, for which the browser works out its style anew, and a slow phone shows the dialog a frame later.
 * Chromium alone, which `interpolate-size` stands for: Safari 18 leaves such parts empty now and then (WebKit bugs 277573
 * and 281570). A dialog that no press opens comes as before.
 */
export function startUnseenParts(): void {
  if (!CSS.supports("interpolate-size", "allow-keywords")) return;
  const parts = [...document.querySelectorAll<HTMLElement>("main > section, footer")];
  // From now on, so that the browser remembers how tall each is, and nothing moves.
  for (const { style } of parts) style.containIntrinsicSize = "auto 30rem";
  // `auto`, so that they are there all the same when the press becomes a swipe.
  const leaveOut = (unseen: HTMLElement[]) => {
    for (const part of parts) part.style.contentVisibility = unseen.includes(part) ? "auto" : "";
  };
  /** Of a press that may open nothing: a swipe, or a pointer that has left the button. */
  let timer: Parameters<typeof clearTimeout>[0];
  const update = (event: Partial<Event>) => {
    clearTimeout(timer);
    if (document.querySelector("dialog[open]")) return;
    const opener = closestTo(event, "[command=show-modal]");
    // All are looked at before one is changed, so that the page is laid out once.
    leaveOut(opener ? parts.filter(isUnseen) : []);
    if (opener) timer = setTimeout(update, PRESS, {});
  };
  addEventListener("pointerdown", update, true);
  addEventListener("close", update, true);
  // When the phone is turned, what is left out would be as tall as before, and the visitor's place another.
  addEventListener("resize", () => leaveOut([]));
}

function isUnseen(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}
