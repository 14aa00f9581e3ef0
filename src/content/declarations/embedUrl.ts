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

/** Returns why the URL of an embed code's iframe or script cannot be used; undefined if it can. */
export function urlFault(url: string): string | undefined {
  if (isSampleForm(url) || httpsOrigin(url)) return undefined;
  return `the address "${url.length > 60 ? `${url.slice(0, 57)}…` : url}" is none that a browser can use: it must begin with https://, then come a host of letters, digits, dots and hyphens, and a path without spaces and quotes`;
}
