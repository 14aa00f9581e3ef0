/** Adds the page URL's query parameters to internal links, so that forms on the next page also get `utm_source`. */
export function startCarryingQuery(): void {
  if (!location.search) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")) {
    const address = new URL(link.href);
    for (const [name, value] of new URLSearchParams(location.search))
      if (!new URLSearchParams(link.search).has(name)) address.searchParams.append(name, value);
    link.href = address.href;
  }
}

/** Scrolls smoothly after clicks on anchor links. CSS `scroll-behavior` would also animate scroll restoration. */
export function startSmoothScroll(): void {
  const { style } = document.documentElement;
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest?.("a[href*='#']")) return;
    style.scrollBehavior = matchMedia("(prefers-reduced-motion)").matches ? "auto" : "smooth";
    // Turns smooth scrolling off again, so that Back doesn't animate. A smooth scroll in progress continues.
    setTimeout(() => style.removeProperty("scroll-behavior"), 500);
  });
}
