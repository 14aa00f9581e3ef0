import { inRange } from "@18f/us-federal-holidays";
import { daysAfter } from "../../lib/closures";
import { valueAt } from "../declarations/schemaBuilders";
import { readSource } from "./launchChecklist";
import type { Problem } from "./problem";

/**
 * Returns the reminders that are due on `today` (an ISO date), such as to renew the license. `lines` are YAML lines to
 * copy into the file.
 */
export function findReminders(dataDir: string, today: string) {
  const found: (Problem & { lines?: string[] })[] = [];
  const closures = readSource(dataDir, "closures.yaml");
  const closed = ((closures?.value ?? []) as { date: string; until?: string }[]).map(
    ({ date, until = date }) => String(until),
  );
  const lastDay = closed.sort().at(-1);
  if (closures && (!lastDay || lastDay < daysAfter(today, 120))) {
    const after = lastDay && lastDay > today ? lastDay : today;
    const message = `The list of closed days ${lastDay ? `ends on ${lastDay}` : "is empty"}. Copy the days below to the end of the file, except those on which you are open.`;
    const problem = closures.problemAtLine(closures.lines.length, 1, message);
    found.push({ ...problem, lines: holidaysAfter(after, dataDir) });
  }
  const agency = readSource(dataDir, "agency.yaml");
  const licenseEnds = valueAt(agency?.value, ["licenseEnds"]) as string | undefined;
  if (agency && licenseEnds && licenseEnds < daysAfter(today, 60)) {
    const message = `The license expires on ${licenseEnds}. Renew it, and enter the new date here.`;
    found.push(agency.problemAtKey(["licenseEnds"], message));
  }
  const figures = (valueAt(agency?.value, ["figures"]) ?? {}) as Record<string, unknown>;
  const isRated = "rating" in figures || "reviews" in figures;
  if (agency && isRated && String(figures.checked ?? "") < daysAfter(today, -90)) {
    const message = `Compare the rating and the number of reviews with your Google profile. Then enter today's date below them: "checked: ${today}".`;
    found.push(agency.problemAtKey(["figures", "checked" in figures ? "checked" : "reviews"], message));
  }
  const reviews = readSource(dataDir, "testimonials.yaml");
  for (const [i, { date }] of ((reviews?.value ?? []) as { date?: string }[]).entries()) {
    const written = Date.parse(`${date} UTC`);
    if (!reviews || !(written < Date.parse(daysAfter(today, -731)))) continue;
    const message = "This review is more than two years old. Replace it if you have a newer one.";
    found.push(reviews.problemAtKey([i, "date"], message));
  }
  return found;
}

/** Returns YAML lines for closures.yaml with the year's holidays, except those on weekdays that are always closed. */
function holidaysAfter(day: string, dataDir: string): string[] {
  const week = (readSource(dataDir, "hours.yaml")?.value ?? []) as { day: string; hours: string }[];
  const closedDays = week.filter(({ hours }) => hours === "Closed").map((row) => row.day);
  const range = [new Date(`${daysAfter(day, 1)}T00:00`), new Date(`${daysAfter(day, 366)}T00:00`)] as const;
  const holidays = inRange(...range, { shiftSaturdayHolidays: false, shiftSundayHolidays: false });
  const dates = new Set(holidays.map(({ dateString }) => dateString));
  const observed = inRange(...range).filter(({ dateString }) => !dates.has(dateString));
  return [...holidays, ...observed.map((holiday) => ({ ...holiday, name: `${holiday.name} (observed)` }))]
    .filter(({ date }) => !closedDays.includes(date.toLocaleDateString("en-US", { weekday: "long" })))
    .sort((a, b) => a.dateString.localeCompare(b.dateString))
    .flatMap(({ dateString, name }) => [`- date: ${dateString}`, `  name: ${name.replace("'", "’")}`]);
}
