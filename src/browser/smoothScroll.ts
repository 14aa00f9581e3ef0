import { closestTo } from "./closestTo";

/**
 * Scrolls smoothly to where a link of the page leads, for those who want motion. Not by the style sheet, which would
 * also let a reload, a deep link and going back travel there from the top.
 */
export function startSmoothScroll(): void {
  const noMotion = matchMedia("(prefers-reduced-motion)");
  const { style } = document.documentElement;
  document.addEventListener("click", (click) => {
    if (noMotion.matches || !closestTo(click, "a[href*='#']")) return;
    style.scrollBehavior = "smooth";
    // What has begun goes on.
    setTimeout(() => {
      style.scrollBehavior = "";
    }, 500);
  });
}
