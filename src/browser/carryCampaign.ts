/** Matches the query parameters of advertisements, which the form provider stores with a lead. */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid)$/;

/**
 * Adds the campaign parameters of the page's URL, such as `utm_source=card`, to the links to the site's other pages, so
 * that the forms there receive them too. The site itself stores nothing.
 */
export function startCarryingCampaign(): void {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name));
  if (campaign.length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")) {
    const address = new URL(link.href);
    for (const [name, value] of campaign) address.searchParams.append(name, value);
    link.href = address.href;
  }
}
