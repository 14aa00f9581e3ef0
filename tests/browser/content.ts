import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import type { agency as agencyKind } from "../../src/content/declarations/agency";
import type { city } from "../../src/content/declarations/city";
import type { closure } from "../../src/content/declarations/closure";
import type { embeds } from "../../src/content/declarations/embeds";
import type { home as homeKind } from "../../src/content/declarations/home";
import type { layout as layoutKind } from "../../src/content/declarations/layout";
import type { officeHours } from "../../src/content/declarations/officeHours";
import type {
  directoryPage,
  errorScreen as errorScreenKind,
  legalPage,
} from "../../src/content/declarations/pages";
import type { agent, mainLine } from "../../src/content/declarations/people";
import type { product } from "../../src/content/declarations/product";
import type { testimonial } from "../../src/content/declarations/testimonial";

/**
 * The expected content of the pages, read from the YAML in data/. This file implements template variables such as
 * {phone} and the opening status itself, because by importing the site's code it would repeat the site's mistakes.
 */

export const facts = new Map<string, string>();

/** Converts a phone number in any format to the displayed format: (602) 555-0142, or (602) 555-0142 x12. */
export function formatPhone(number: string): string {
  const [digits = "", extension] = number.split("x").map((part) => part.replace(/\D/g, ""));
  const shown = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension ? `${shown} x${extension}` : shown;
}

/** Returns the `tel:` URL of a phone number, with the extension after a comma. */
export const telHref = (number: string): string =>
  `tel:+1${number
    .split("x")
    .map((part) => part.replace(/\D/g, ""))
    .join(",")}`;

/**
 * Replaces template variables such as `{name}` by their values; variables without a value stay. If a value ends with
 * a period, a period after the variable is dropped.
 */
export function fillTemplate(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/\{([\w.]+)\}(\.?)/g, (written, name, stop) => {
    const value = values.get(name);
    if (value === undefined) return written;
    return value.endsWith(".") ? value : value + stop;
  });
}

function read<Kind extends z.ZodType>(file: string): z.output<Kind> {
  const text = readFileSync(join(__dirname, "../../data", file), "utf8");
  return parse(text, (_, value) => (typeof value === "string" ? fillTemplate(value, facts).trim() : value));
}

/** Adds the values of an object to the template variables, by names such as `address.city`. */
function addFacts(part: object, prefix = ""): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === "object") addFacts(value, `${prefix}${key}.`);
    else facts.set(`${prefix}${key}`, key === "phone" ? formatPhone(value) : String(value));
  }
}

export const agency = read<typeof agencyKind>("agency.yaml");
addFacts(agency);
/** The street and unit of the office address, on one line. */
export const street = [agency.address.street, agency.address.unit].filter(Boolean).join(", ");
facts.set("address.street", street);
export const agents = read<z.ZodArray<typeof agent>>("agents.yaml");
export const principal = agents.filter((entry) => entry.principal).at(-1) as (typeof agents)[number];
addFacts({ principal });

const spanishSpeaker = agents.find(({ languages }) => languages?.includes("Spanish"));

export const mainLines = read<z.ZodArray<typeof mainLine>>("main-lines.yaml");
export const products = read<z.ZodArray<typeof product>>("products.yaml");
export const testimonials = read<z.ZodArray<typeof testimonial>>("testimonials.yaml");
export const cities = read<z.ZodArray<typeof city>>("cities.yaml").map(({ name }) => name);
export const hours = read<z.ZodArray<typeof officeHours>>("hours.yaml");
export const closures = read<z.ZodArray<typeof closure>>("closures.yaml");
export const layout = read<typeof layoutKind>("layout.yaml");
export const home = read<typeof homeKind>("home.yaml");
const codes = read<typeof embeds>("embeds.yaml");
const source = (code: string, element: string) =>
  new RegExp(`<${element}[^>]*?\\ssrc=["']([^"']*)`).exec(code)?.[1]?.replaceAll("&amp;", "&");
const form = ({ code, height }: { code: string; height?: number }, defaultHeight: number) => ({
  address: source(code, "iframe") ?? "",
  script: source(code, "script"),
  height: height ?? defaultHeight,
});
/** For each form: its URL, the URL of the provider's script, and the initial height of the iframe in pixels. */
export const forms = {
  lead: form(codes.leadForm, 600),
  contact: form(codes.contactForm, 500),
  survey: form(codes.survey, 600),
};
/** Whether the site shows its sample forms because no lead provider is connected. */
export const formsAreSamples = Object.values(forms).every(({ address }) => address.startsWith("/"));
/** The phone number of a Spanish-speaking agent in the contact section; undefined if the section shows none. */
export const spanishNumber =
  home.contact.call.spanish && spanishSpeaker ? formatPhone(spanishSpeaker.phone) : undefined;
export const directory = read<typeof directoryPage>("directory.yaml");
export const errorScreen = read<typeof errorScreenKind>("error-screen.yaml");

/** Returns the number of words in the YAML file of a legal page. */
export const legalWordCount = (slug: string): number =>
  JSON.stringify(read<typeof legalPage>(`legal/${slug}.yaml`)).split(/\s+/).length;

export const legalSections = (slug: string): string[] =>
  read<typeof legalPage>(`legal/${slug}.yaml`).sections.map(({ title }) => title);

/** The office address on one line, for example `2550 W Union Hills Dr, Phoenix, AZ`. */
export const address = `${street}, ${agency.address.city}, ${agency.address.state}`;

/** Returns the accessible name of a review's stars. */
export const ratingLabel = (rating: number): string =>
  fillTemplate(home.testimonials.ratingLabel, new Map([["rating", String(rating)]]));

/** Returns the accessible name of the link to the agency's profile on a social network. */
export const socialLabel = (network: string): string =>
  fillTemplate(layout.footer.social, new Map([["network", network]]));

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Parses the hours of a day to intervals in minutes since midnight, which may exceed 24 × 60 past midnight. */
function spansOf(written: string): { from: number; to: number }[] {
  if (written === "24/7") return [{ from: 0, to: 24 * 60 }];
  if (!/\d|Noon|Midnight/.test(written)) return [];
  return written.split(", ").map((span) => {
    const [from = 0, to = 0] = span.split("-").map(minutes);
    return { from, to: to > from ? to : to + 24 * 60 };
  });
}

/** The intervals in which the office is open, in minutes since Monday 0:00; adjacent intervals are merged. */
export const openings = week
  .flatMap((day, index) =>
    spansOf(hours.find((row) => row.day === day)?.hours ?? "").map(({ from, to }) => ({
      day,
      from: index * 24 * 60 + from,
      to: index * 24 * 60 + to,
    })),
  )
  .reduce<{ day: string; from: number; to: number }[]>((joined, opening) => {
    const last = joined.at(-1);
    if (last && last.to >= opening.from) last.to = opening.to;
    else joined.push({ ...opening });
    return joined;
  }, []);

/** Parses a time such as `9:00 AM` to minutes since midnight. */
function minutes(time: string): number {
  if (time === "Noon" || time === "Midnight") return time === "Noon" ? 12 * 60 : 0;
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP]M)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}

/** Formats a minute of the week as a time of day, such as `6:00 PM`. */
function timeOf(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

const DAY = 24 * 60 * 60_000;
/** Returns the timestamp of 0:00 on a date in Phoenix, which has no daylight saving time. */
const midnight = (date: string) => Date.parse(`${date}T00:00:00-07:00`);

/** The timestamp of a Monday 0:00 in Phoenix, after which two weeks have no day of closures.yaml. */
const monday = Array.from({ length: 200 }, (_, week) => midnight("2026-11-16") + week * 7 * DAY).find(
  (start) =>
    closures.every(
      ({ date, until }) => midnight(until ?? date) < start - DAY || midnight(date) >= start + 14 * DAY,
    ),
) as number;

/** Returns the date at a minute of a week without closures, counted from Monday 0:00 in Phoenix. */
export const momentAt = (minute: number): Date => new Date(monday + minute * 60_000);

/** Returns the expected opening status at a minute of a week without closures; needs at least one opening. */
export function openStatusAt(moment: number): string {
  const aWeek = 7 * 24 * 60;
  const minute = Math.floor(moment) % aWeek;
  // Also finds an opening that began on Sunday of the previous week and ends after midnight.
  const now = openings.find(({ from, to }) => (from <= minute ? minute < to : minute + aWeek < to));
  if (now) {
    const goesOn = now.to === aWeek && openings[0]?.from === 0 ? openings[0].to : 0;
    const left = now.to + goesOn - (now.from <= minute ? minute : minute + aWeek);
    if (left > 24 * 60) return layout.hours.openAllDay;
    return fillTemplate(layout.hours.openNow, new Map([["time", timeOf(now.to)]]));
  }
  const next = openings.find(({ from }) => minute < from) ?? openings[0];
  const today = next && minute < next.from && minute >= next.from - (next.from % (24 * 60));
  const values = new Map([
    ["day", today ? layout.hours.today : (next?.day ?? "")],
    ["time", timeOf(next?.from ?? 0)],
  ]);
  return fillTemplate(layout.hours.closedNow, values);
}

/** The closures that close the office for a whole day on which it would open, with the timestamp of noon. */
export const holidays = closures
  .filter(({ hours }) => !hours)
  .map(({ date, name }) => ({ name, noon: new Date(midnight(date) + DAY / 2) }))
  .filter(({ name, noon }) => {
    const day = noon.toLocaleDateString("en-US", { timeZone: "America/Phoenix", weekday: "long" });
    const others = closures.filter((closure) => closure.name !== name);
    const alone = others.every(
      ({ date, until }) => noon.getTime() < midnight(date) || noon.getTime() > midnight(until ?? date) + DAY,
    );
    return alone && spansOf(hours.find((row) => row.day === day)?.hours ?? "").length > 0;
  });

/** Whether the contact section lists upcoming closures. */
export const hasComingClosures = closures.some(
  ({ date, until }) => midnight(until ?? date) + DAY > Date.now(),
);
