import { httpsOrigin } from "./httpsOrigin";

/** Matches the URL paths of the sample forms and of their script, which are files in static/. */
const samplePath = /^\/sample-forms\/[A-Za-z0-9._-]+$/;

/** Matches the URL paths of GoHighLevel (LeadConnector) forms, whose hosts vary. */
const messagingFormPath =
  /^[^?#]*\/widget\/(form|survey|quiz|bookings?|appointment|groups?|service-menu|rentals)\//;

/** Whether a URL is the path of a sample form on this site, rather than the URL of a provider's form. */
export function isSampleForm(url: string): boolean {
  return samplePath.test(url);
}

/** Whether the form at a URL tells the page by `postMessage` that it has loaded and how tall it is. */
export function postsMessages(url: string): boolean {
  return isSampleForm(url) || messagingFormPath.test(url);
}

/** Returns the kind of form at a URL; undefined for calendars, and for providers whose URLs do not tell. */
export function formKind(url: string): "form" | "survey" | undefined {
  if (/\/widget\/(survey|quiz)\/|^\/sample-forms\/survey\b/.test(url)) return "survey";
  return /\/widget\/form\/|^\/sample-forms\/.*-form\b/.test(url) ? "form" : undefined;
}

/** Returns why the URL of an embed code's iframe or script cannot be used; undefined if it can. */
export function urlFault(url: string): string | undefined {
  if (isSampleForm(url) || httpsOrigin(url)) return undefined;
  const written = `the address "${url.length > 60 ? `${url.slice(0, 57)}…` : url}"`;
  if (/^\/(?!\/)/.test(url)) {
    return `${written} is a path of this site, and no sample form; a provider's address begins with https://`;
  }
  if (!/^https:\/\//i.test(url)) return `${written} must begin with https://`;
  return `${written} is none that a browser can use: after https:// come a host of letters, digits, dots and hyphens, perhaps a port up to 65535, and a path without spaces and quotes`;
}
