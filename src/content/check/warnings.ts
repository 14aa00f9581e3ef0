import { weekdays } from "../../lib/hours";
import { daysOf } from "../declarations/officeHours";
import type { Path } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Site } from "./site";

/** Returns what an editor should look at, although nothing is wrong. Some depend on the date, so no test may fail. */
export function warnings(site: Site, today = new Date().toISOString().slice(0, 10)): Problem[] {
  const found: Problem[] = [];
  const warn = (file: string, path: Path, message: string) => {
    const source = site.sources.find((one) => one.file.path === file);
    if (source) found.push(source.problemAt(path, message));
  };
  const closures = site.entriesOf("closures.yaml") as {
    date: string;
    until?: string;
    name: string;
    hours?: object;
  }[];
  const last = closures
    .map(({ date, until = date }) => until)
    .sort()
    .at(-1);
  if (last && last < today)
    warn("closures.yaml", [closures.length - 1], `The last closed day was ${last}. Add the coming holidays`);
  const closedDays = site
    .entriesOf("hours.yaml")
    .flatMap(({ day, hours }) =>
      (hours as { words: string }).words === "Closed" ? daysOf(String(day)) : [],
    );
  for (const [i, { date, until, name, hours }] of closures.entries()) {
    const weekday = weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? "";
    if (!until && !hours && date >= today && closedDays.includes(weekday))
      warn(
        "closures.yaml",
        [i],
        `${name} is a ${weekday}, on which you are closed anyway. If you also close on another day for it, add that day`,
      );
  }
  const states = site
    .entriesOf("cities.yaml")
    .some(({ name, state }) => state ?? / [A-Z]{2}$/.test(String(name)));
  if (states && !site.entriesOf("hours.yaml").some(({ day }) => /time/i.test(String(day))))
    warn(
      "hours.yaml",
      [],
      'You serve another state. If it has another time zone, add a row such as "Time zone: Mountain"',
    );
  const isLicensedElsewhere = (site.valueAt("agency.yaml", "furtherLicenses") as string[]).length > 0;
  for (const { file, texts } of site.sources)
    for (const { path, written } of texts)
      if (isLicensedElsewhere && file.path.startsWith("legal/") && written.includes("{address.state}"))
        warn(
          file.path,
          path,
          "This names only the office's state, but agency.yaml has licenses in further states",
        );
  const policy = site.sources.find(({ file }) => file.path === "legal/privacy-policy.yaml")?.texts ?? [];
  if (!/mobile (information|opt-in)|opt-in data/i.test(policy.map(({ written }) => written).join(" ")))
    warn(
      "legal/privacy-policy.yaml",
      ["title"],
      "To send text messages, the policy must say: No mobile information will be shared with third parties or affiliates for marketing or promotional purposes",
    );
  return found;
}
