// Matches links to pages of this site, but not to files, whose paths contain a dot.
const ownPages = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/**
 * The speculation rules for links to this site: hovering over a link prefetches the page, and pressing the link
 * prerenders it. The Content Security Policy contains the hash of this text (plugins/hosting/gatsby-node.ts).
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: ownPages, eagerness: "moderate" }],
  prerender: [{ where: ownPages, eagerness: "conservative" }],
});

/** Adds the speculation rules to the page. Browsers that don't support them ignore the script element. */
export function startSpeculationRules(): void {
  const rules = { type: "speculationrules", textContent: speculationRules };
  document.head.append(Object.assign(document.createElement("script"), rules));
}
