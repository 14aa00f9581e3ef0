import { encodedPath, type Site } from "./site";

/** Returns the address as pages need it: `/directory` for `Directory/`. Returns undefined for a dead link. */
export function resolveLink(address: string, site: Site): string | undefined {
  const [, host, rest = ""] = /^https:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(address) ?? [];
  if (host?.toLowerCase() === site.ownHost) return resolveLink(rest || "/", site);
  if (/^(https|tel|sms|mailto):/.test(address)) return address;
  const names = /^[/#]/.test(address) ? [address] : [`/${address}`, `#${address}`];
  for (const name of names) {
    if (site.staticFiles.has(encodedPath(name))) return name;
    // Allows `#quote` after any page, because all pages have the dialog.
    const [, written = "", quote = ""] = /^(.*?)((?<=[^/])#quote)?$/.exec(name) ?? [];
    const place = written
      .toLowerCase()
      .replace(/(?<=.)(?:\/|\.html?|\.php)$/, "")
      .replace(/^\/#/, "#");
    if (site.places.includes(place)) return place + quote;
  }
  // Completes a shortened page name if only one page matches: `terms` becomes /terms-and-conditions.
  const beginning = `/${address.toLowerCase().replace(/^\/|\/$/g, "")}-`;
  const [page, other] = site.places.filter((place) => !place.includes("#") && place.startsWith(beginning));
  return beginning.length > 5 && !other ? page : undefined;
}
