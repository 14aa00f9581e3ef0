import { parseHours } from "../../lib/officeHours";
import { linkTargets } from "./linkTargets";
import { suggest } from "./suggest";

/** Ten digits in what was written in another form, in quotes as YAML wants them. */
export function correctPhone(written: string): string | undefined {
  const digits = written.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `"${digits}"` : undefined;
}

/** The https form of a web address that was written without it. */
export function correctHttps(written: string): string | undefined {
  if (/^http:\/\//i.test(written)) return written.replace(/^http:/i, "https:");
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(written) ? `https://${written}` : undefined;
}

/** The https site that was written with a path, a slash at the end, capitals or without https. */
export function correctSite(written: string): string | undefined {
  const host = /^(?:https?:\/\/)?([\w-]+(?:\.[\w-]+)+)/i.exec(written)?.[1];
  return host && `https://${host.toLowerCase()}`;
}

/** The place of this site that is near to what was written. */
export function correctLink(written: string): string | undefined {
  return suggest(written, linkTargets) ?? correctHttps(written);
}

/** A file name in images/ for one that was written without the folder. */
export function correctImage(written: string): string | undefined {
  const name = /([^/\\]+\.(?:jpg|jpeg|png|webp))$/i.exec(written)?.[1];
  return name && `images/${name}`;
}

/** Hours in the form they have here, for those written in another common form. */
export function correctHours(written: string): string | undefined {
  const word = suggest(written, ["Closed", "By appointment", "24/7"]);
  if (word) return word;
  const [from, to, more] = written.split(/\s*(?:-|–|—|\bto\b)\s*/i);
  if (from === undefined || to === undefined || more !== undefined) return undefined;
  const correction = `${clockTime(from)}-${clockTime(to)}`;
  return parseHours(correction) ? correction : undefined;
}

/** A day written another way, such as `11/26/2026` or `Nov 26, 2026`, as `2026-11-26`. */
export function correctDay(written: string): string | undefined {
  const time = Date.parse(`${written} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** `9am`, `9:00 a.m.` and `17:30` as `9:00 AM` and `5:30 PM`. */
function clockTime(written: string): string {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(written.trim());
  if (!found || Number(found[1]) > 24) return written;
  const [, hour = "", minute = "00", half] = found;
  if (half) return `${Number(hour)}:${minute} ${half.toUpperCase()}M`;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}
