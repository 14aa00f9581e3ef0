const ownPages = { href_matches: "/*" };

/**
 * What a browser that knows speculation rules fetches before a link is followed, of this site's own pages alone:
 * the page when a pointer rests on its link, and all of it when the link is pressed. A browser that saves data
 * does neither. The security policy has the hash of this text (plugins/hosting/gatsby-node.ts).
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: ownPages, eagerness: "moderate" }],
  prerender: [{ where: ownPages, eagerness: "conservative" }],
});

/**
 * Gives the browser its rules; to one that does not know them they are a script of a type that means nothing. Not
 * by a response header, for which Chromium lays out half a page before the first paint.
 */
export function startSpeculation(): void {
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.textContent = speculationRules;
  document.head.append(script);
}
