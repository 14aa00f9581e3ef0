// Matches links to this site's pages, but not links to files. Only file paths contain a dot.
const ownPages = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/**
 * Hovering over a link prefetches the page, and pressing the link prerenders the page. The Content Security Policy
 * contains the hash of these rules (plugins/hosting/writeHostFiles.ts).
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: ownPages, eagerness: "moderate" }],
  prerender: [{ where: ownPages, eagerness: "conservative" }],
});

export function startSpeculationRules(): void {
  const rules = { type: "speculationrules", textContent: speculationRules };
  document.head.append(Object.assign(document.createElement("script"), rules));
}
