import { weekdayOf } from "../../lib/dates";
import { weekdays } from "../../lib/hours";
import { daysOf } from "../declarations/hours";
import type { Path } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Site } from "./site";

type Closure = { date: string; until?: string; name: string; hours?: object };
type Row = { day: string; hours: { words: string } };

/** Returns warnings about valid content. They don't fail the check, because some of them depend on today's date. */
export function warnings(site: Site, today = new Date().toISOString().slice(0, 10)): Problem[] {
  const found: Problem[] = [];
  const warn = (file: string, path: Path, message: string) => {
    const source = site.sources.find(({ declaration }) => declaration.path === file);
    if (source) found.push(source.problemAt(path, message));
  };
  const closures = site.entriesOf("closures.yaml") as Closure[];
  const hours = site.entriesOf("hours.yaml") as Row[];
  if (closures.length > 0 && closures.every(({ date, until = date }) => until < today))
    warn("closures.yaml", [closures.length - 1], "All closed days are past. Add the coming holidays");
  const closedDays = hours.flatMap(({ day, hours }) => (hours.words === "Closed" ? daysOf(day) : []));
  for (const [i, { date, until, name, hours }] of closures.entries()) {
    const weekday = weekdays[weekdayOf(new Date(date))] ?? "";
    if (!until && !hours && date >= today && closedDays.includes(weekday))
      warn(
        "closures.yaml",
        [i],
        `${name} is a ${weekday}. If you also close on another day for it, add that day`,
      );
  }
  const hasClaims = site
    .entriesOf("carriers.yaml")
    .some(({ claims, report, pay }) => claims ?? report ?? pay);
  if (hasClaims && !site.valueAt("home.yaml", "contact", "claims", "carriers"))
    warn(
      "carriers.yaml",
      [],
      'Clients see the numbers and pages for claims and bills only if home.yaml has "claims:" with "carriers:", below "contact:"',
    );
  for (const { file, path, kind, written } of site.fields)
    if (kind === "code" && written.includes('"/sample-forms/'))
      warn(
        file,
        path,
        `"${path[0]}" is a sample form, which throws away what visitors send. Before you publish the site, paste your provider's code (docs/forms.md)`,
      );
  const legal = site.fields.filter(({ file }) => file.startsWith("legal/"));
  for (const { file, path, written } of legal)
    if (/\blast (?:updated|revised):?\s+(?:\w+ \d|\d)/i.test(written))
      warn(
        file,
        path,
        'The page itself shows "Last updated" with the date of today. Write here since when these words are valid',
      );
  const hasPromise = legal.some(({ written }) => /mobile (information|opt-in)|opt-in data/i.test(written));
  if (site.valueAt("agency.yaml", "textPhone") && !hasPromise)
    warn(
      "legal/privacy-policy.yaml",
      ["title"],
      "To send text messages, the policy must say: No mobile information will be shared with third parties or affiliates for marketing or promotional purposes",
    );
  return found;
}
