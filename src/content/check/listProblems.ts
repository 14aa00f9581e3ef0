import { weekdays } from "../../lib/weekdays";
import type { ContentFile } from "../declarations/contentFiles";
import { yearMonthDay } from "../declarations/fields";
import { fieldInfoOf, isMapping, type Path, partsOf, schemaAt } from "../declarations/structure";
import { label, type Problem } from "./problem";
import type { Source } from "./source";

/** What is wrong with a file's lists as wholes: entries that are there twice, flags that exactly one entry has. */
export function listProblems(file: ContentFile, source: Source): Problem[] {
  const entries = Array.isArray(source.value) ? source.value : [];
  const field = (key: string) =>
    entries.map((entry, i) => ({ value: isMapping(entry) ? entry[key] : undefined, path: [i, key] }));
  return [
    ...repeatedEntries(file, source),
    ...(file.exactlyOne ? notExactlyOne(file, source, file.exactlyOne, field(file.exactlyOne)) : []),
    ...(file.path === "hours.yaml" ? missingWeekdays(file, source, field("day")) : []),
    ...(file.path === "closures.yaml" ? [...wrongEnds(source, entries), ...sameDays(source, entries)] : []),
  ];
}

const DAY = 86_400_000;

interface Placed {
  value: unknown;
  path: Path;
}

/** Values that are there twice, whatever their case and spaces. */
function repeated(source: Source, values: readonly Placed[]): Problem[] {
  const first = new Map<string, Path>();
  return values.flatMap(({ value, path }) => {
    if (typeof value !== "string" || value.trim() === "") return [];
    const same = value.toLowerCase().replace(/\s+/g, " ").trim();
    const earlier = first.get(same);
    if (earlier === undefined) {
      first.set(same, path);
      return [];
    }
    const { line } = source.problemAtValue(earlier, "");
    const written = value.length > 40 ? `${value.slice(0, 37)}…` : value;
    return [
      source.problemAtValue(
        path,
        `${label(path)} is '${written}' a second time; the first is in line ${line}`,
      ),
    ];
  });
}

/** Lists of plain texts, such as features, name nothing twice; lists of mappings do not in their unique fields. */
function repeatedEntries(file: ContentFile, source: Source): Problem[] {
  return [...partsOf(file.content, source.value)].flatMap(({ schema, value, path }) => {
    if (!Array.isArray(value)) return [];
    const field = (key: string) =>
      value.map((entry, i) => ({
        value: isMapping(entry) ? entry[key] : undefined,
        path: [...path, i, key],
      }));
    const texts = value.map((entry, i) => ({ value: entry, path: [...path, i] }));
    return [texts, ...(fieldInfoOf(schema).unique ?? []).map(field)].flatMap((values) =>
      repeated(source, values),
    );
  });
}

function notExactlyOne(
  file: ContentFile,
  source: Source,
  flag: string,
  values: readonly Placed[],
): Problem[] {
  const [first, ...more] = values.filter(({ value }) => value === true);
  // A flag that is missing or no flag at all has been reported where it stands.
  const areFlags = values.every(({ value }) => schemaAt(file.entry, [flag])?.safeParse(value).success);
  if (values.length === 0 || (!first && !areFlags)) return [];
  if (!first) return [source.problemAtValue([0], `exactly one entry must have ${flag}: true, but none has`)];
  const { line } = source.problemAtValue(first.path, "");
  const message = `exactly one entry must have ${flag}: true, and line ${line} has it already`;
  return more.map(({ path }) => source.problemAtValue(path, message));
}

function missingWeekdays(file: ContentFile, source: Source, days: readonly Placed[]): Problem[] {
  const written = days.map(({ value }) => String(value));
  const missing = weekdays.filter((day) => !written.includes(day));
  // A row with a misspelt day, or one that is there twice, has been reported where it stands.
  const isDay = (day: string) => schemaAt(file.entry, ["day"])?.safeParse(day).success;
  const good = new Set(written.filter(isDay));
  if (missing.length === 0 || good.size < written.length) return [];
  const dayMeantBy = (row: string) =>
    missing.find((day) => row.toLowerCase().startsWith(day.slice(0, 3).toLowerCase()));
  const short = days.flatMap(({ value, path }) => {
    const meant = dayMeantBy(String(value));
    if (!meant) return [];
    const message = /^\w+\.?$/.test(String(value))
      ? `day must be written in full: ${meant}`
      : `each day of the week has a row of its own: write one for ${missing.join(", ")}`;
    return [source.problemAtValue(path, message)];
  });
  if (short.length > 0) return short;
  return [source.problemAtValue([written.length - 1], `a row is missing for ${missing.join(", ")}`)];
}

/** Entries of the same days. A day that is one of several may have an entry of its own. */
function sameDays(source: Source, entries: readonly unknown[]): Problem[] {
  return repeated(
    source,
    entries.map((entry, i) => {
      const { date, until } = isMapping(entry) ? entry : {};
      return { value: until === undefined ? date : `${date} until ${until}`, path: [i, "date"] };
    }),
  );
}

function wrongEnds(source: Source, entries: readonly unknown[]): Problem[] {
  return entries.flatMap((entry, i) => {
    const { date, until } = isMapping(entry) ? entry : {};
    const [first, last] = [date, until].map((day) =>
      typeof day === "string" && yearMonthDay.test(day) ? Date.parse(day) : Number.NaN,
    );
    const days = (Number(last) - Number(first)) / DAY;
    if (Number.isNaN(days) || (days > 0 && days < 365)) return [];
    const wrong = days > 0 ? "less than a year" : "at least a day";
    return [source.problemAtValue([i, "until"], `until must be ${wrong} after ${date}, the first day`)];
  });
}
