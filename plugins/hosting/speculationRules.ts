/** Where the rules are; every answer names them (`Speculation-Rules`), so no page has a byte for them. */
export const speculationRulesPath = "/speculation-rules.json";

const ownPages = { and: [{ href_matches: "/*" }, { not: { href_matches: "/sample-forms/*" } }] };

/**
 * What a browser that knows speculation rules fetches before a link is followed, of this site's own pages alone: the
 * page when a pointer rests on its link, and all of it when the link is pressed. A browser that saves data does neither.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = {
  prefetch: [{ where: ownPages, eagerness: "moderate" }],
  prerender: [{ where: ownPages, eagerness: "conservative" }],
};
