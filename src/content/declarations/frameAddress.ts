import { httpsOrigin } from "./httpsOrigin";

/** The sample forms that come with the site, and their script: files of static/. */
const samplePath = /^\/sample-forms\/[A-Za-z0-9._-]+$/;

/** What the forms of the provider (GoHighLevel, LeadConnector) have in their addresses, on whatever host. */
const announcingPath =
  /^[^?#]*\/widget\/(form|survey|quiz|bookings?|appointment|groups?|service-menu|rentals)\//;

/** Whether an address is a path of this site, which only the sample forms have. */
export function isSample(address: string): boolean {
  return samplePath.test(address);
}

/** Whether the form at an address tells the page around it by messages that it is there and how tall it is. */
export function announces(address: string): boolean {
  return isSample(address) || announcingPath.test(address);
}

/** What is at an address, where that can be told: every other provider's form, and a calendar, is undefined. */
export function kindOfForm(address: string): "form" | "survey" | undefined {
  if (/\/widget\/(survey|quiz)\/|^\/sample-forms\/survey\b/.test(address)) return "survey";
  return /\/widget\/form\/|^\/sample-forms\/.*-form\b/.test(address) ? "form" : undefined;
}

/** Why an address of a frame or a script cannot be used; undefined for a good one. */
export function addressFault(address: string): string | undefined {
  if (isSample(address) || httpsOrigin(address)) return undefined;
  const written = `the address "${address.length > 60 ? `${address.slice(0, 57)}…` : address}"`;
  if (/^\/(?!\/)/.test(address)) {
    return `${written} is a path of this site, and no sample form; a provider's address begins with https://`;
  }
  if (!/^https:\/\//i.test(address)) return `${written} must begin with https://`;
  return `${written} is none that a browser can use: after https:// come a host of letters, digits, dots and hyphens, perhaps a port up to 65535, and a path without spaces and quotes`;
}
