import { weekdayOf } from "../../lib/dates";
import { weekdays } from "../../lib/hours";
import { daysOf } from "../declarations/hours";
import type { Path } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Field } from "./readValues";
import type { Site } from "./site";

type Warning = readonly [file: string, path: Path, message: string];
type Closure = { date: string; until?: string; name: string; hours?: object };

const rules = [pastClosures, weekendClosures, hiddenClaims, sampleForms, typedDates, missingTextPolicy];

/** Returns warnings about valid content. They don't fail the check, because some of them depend on today's date. */
export function warnings(site: Site): Problem[] {
  const today = new Date().toISOString().slice(0, 10);
  const found = rules.flatMap((rule) => [...rule(site, today)]);
  return found.flatMap(([file, path, message]) => {
    const source = site.sources.find(({ declaration }) => declaration.path === file);
    return source ? source.problemAt(path, message) : [];
  });
}

const closuresOf = (site: Site) => site.entriesOf("closures.yaml") as Closure[];

function* pastClosures(site: Site, today: string): Generator<Warning> {
  const closures = closuresOf(site);
  if (closures.length > 0 && closures.every(({ date, until = date }) => until < today))
    yield ["closures.yaml", [closures.length - 1], "All closed days are past. Add the coming holidays"];
}

/** Warns of holidays on a weekday on which the office is always closed. */
function* weekendClosures(site: Site, today: string): Generator<Warning> {
  const hours = site.entriesOf("hours.yaml") as { day: string; hours: { words: string } }[];
  const closedDays = hours.flatMap(({ day, hours }) => (hours.words === "Closed" ? daysOf(day) : []));
  for (const [i, { date, until, name, hours }] of closuresOf(site).entries()) {
    const weekday = weekdays[weekdayOf(new Date(date))] ?? "";
    const message = `${name} is a ${weekday}. If you also close on another day for it, add that day`;
    if (!until && !hours && date >= today && closedDays.includes(weekday))
      yield ["closures.yaml", [i], message];
  }
}

function* hiddenClaims(site: Site): Generator<Warning> {
  const carriers = site.entriesOf("carriers.yaml");
  const hasClaims = carriers.some(({ claims, report, pay }) => claims ?? report ?? pay);
  const message =
    'Clients see the numbers and pages for claims and bills only if home.yaml has "claims:" with "carriers:", below "contact:"';
  if (hasClaims && !site.valueAt("home.yaml", "contact", "claims", "carriers"))
    yield ["carriers.yaml", [], message];
}

function* sampleForms(site: Site): Generator<Warning> {
  for (const { file, path, kind, written } of site.fields) {
    const message = `"${path[0]}" is a sample form, which throws away what visitors send. Before you publish the site, paste your provider's code (docs/forms.md)`;
    if (kind === "code" && written.includes('"/sample-forms/')) yield [file, path, message];
  }
}

const legalFields = ({ fields }: Site) => fields.filter(({ file }) => file.startsWith("legal/"));

function* typedDates(site: Site): Generator<Warning> {
  const message =
    'The page itself shows "Last updated" with the date of today. Write here since when these words are valid';
  for (const { file, path, written } of legalFields(site))
    if (/\blast (?:updated|revised):?\s+(?:\w+ \d|\d)/i.test(written)) yield [file, path, message];
}

function* missingTextPolicy(site: Site): Generator<Warning> {
  const isPolicy = ({ written }: Field) => /mobile (information|opt-in)|opt-in data/i.test(written);
  const message =
    "To send text messages, the policy must say: No mobile information will be shared with third parties or affiliates for marketing or promotional purposes";
  if (site.valueAt("agency.yaml", "textPhone") && !legalFields(site).some(isPolicy))
    yield ["legal/privacy-policy.yaml", ["title"], message];
}
