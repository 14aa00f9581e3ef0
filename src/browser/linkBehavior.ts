const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|gad_source|gad_campaignid|msclkid|fbclid|ttclid|li_fat_id)$/i;

/** Copies campaign parameters such as `utm_source=card` from the URL to internal links, for forms on other pages. */
export function startCarryingCampaign(): void {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name));
  if (campaign.length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")) {
    const address = new URL(link.href);
    for (const [name, value] of campaign)
      if (!address.searchParams.has(name)) address.searchParams.append(name, value);
    link.href = address.href;
  }
}

/** Scrolls smoothly to anchors. In CSS, `scroll-behavior` would also animate reloads and the back button (tested). */
export function startSmoothScroll(): void {
  const { style } = document.documentElement;
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest?.("a[href*='#']")) return;
    style.scrollBehavior = matchMedia("(prefers-reduced-motion)").matches ? "auto" : "smooth";
    // Removing the property doesn't affect a smooth scroll in progress.
    setTimeout(() => style.removeProperty("scroll-behavior"), 500);
  });
}
