import { httpsOrigin } from "./httpsOrigin";

/** The sample forms and their script, which are files in static/. */
const samplePath = /^\/sample-forms\/[A-Za-z0-9._-]+$/;

/** URL paths of GoHighLevel (LeadConnector) forms, which are served from many hosts. */
const messagingFormPath =
  /^[^?#]*\/widget\/(form|survey|quiz|bookings?|appointment|groups?|service-menu|rentals)\//;

/** Whether a URL is the path of a sample form, the only forms hosted on this site. */
export function isSampleForm(url: string): boolean {
  return samplePath.test(url);
}

/** Whether the form at a URL tells the page by `postMessage` that it has loaded and how tall it is. */
export function postsMessages(url: string): boolean {
  return isSampleForm(url) || messagingFormPath.test(url);
}

/** The kind of form at a URL; undefined for calendars and for other providers, whose URLs do not tell. */
export function formKind(url: string): "form" | "survey" | undefined {
  if (/\/widget\/(survey|quiz)\/|^\/sample-forms\/survey\b/.test(url)) return "survey";
  return /\/widget\/form\/|^\/sample-forms\/.*-form\b/.test(url) ? "form" : undefined;
}

/** Why the URL of an iframe or a script cannot be used; undefined if it can. */
export function urlFault(url: string): string | undefined {
  if (isSampleForm(url) || httpsOrigin(url)) return undefined;
  const written = `the address "${url.length > 60 ? `${url.slice(0, 57)}…` : url}"`;
  if (/^\/(?!\/)/.test(url)) {
    return `${written} is a path of this site, and no sample form; a provider's address begins with https://`;
  }
  if (!/^https:\/\//i.test(url)) return `${written} must begin with https://`;
  return `${written} is none that a browser can use: after https:// come a host of letters, digits, dots and hyphens, perhaps a port up to 65535, and a path without spaces and quotes`;
}
