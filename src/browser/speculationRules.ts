// Leaves out files, whose paths have a dot.
const ownPages = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/**
 * Speculation rules for links to this site: hovering over one prefetches its page, pressing it prerenders the page.
 * Browsers in data-saving mode do neither. The Content Security Policy contains the hash of this text
 * (plugins/hosting/gatsby-node.ts).
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: ownPages, eagerness: "moderate" }],
  prerender: [{ where: ownPages, eagerness: "conservative" }],
});

/** Adds the speculation rules as a script element, which browsers without support ignore. */
export function startSpeculation(): void {
  const rules = { type: "speculationrules", textContent: speculationRules };
  document.head.append(Object.assign(document.createElement("script"), rules));
}
