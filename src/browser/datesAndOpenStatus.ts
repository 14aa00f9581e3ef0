import { dayAfter, longDate, officeTime, utcDay, visitorsDay, weekdayOf } from "../lib/dates";
import { findClosure, type Office, openStatus } from "../lib/openStatus";

const MINUTE = 60_000;

function showToday(time: HTMLTimeElement, now: Date): void {
  const isYear = time.getAttribute("data-today") === "year";
  const shown = visitorsDay(now).slice(0, isYear ? 4 : 10);
  if (time.dateTime === shown) return;
  time.dateTime = shown;
  time.textContent = isYear ? shown : longDate(now);
}

/** Hides past closures, and moves closures in the next seven days out of the `<details>` of HoursList.tsx. */
function updateClosures(closures: HTMLElement, office: Date): void {
  const others = closures.lastElementChild as HTMLElement;
  for (const day of closures.querySelectorAll<HTMLElement>("[data-days]")) {
    const days = String(day.getAttribute("data-days"));
    day.hidden = days.slice(11) < utcDay(office);
    if (days.slice(0, 10) <= utcDay(dayAfter(office, 7)) && others.contains(day)) others.before(day);
  }
  others.hidden = !others.querySelector("[data-days]:not([hidden])");
}

const findAll = <Kind extends HTMLElement>(name: string) => document.querySelectorAll<Kind>(`[${name}]`);

export function startDatesAndOpenStatus(): void {
  const office: Office | null = JSON.parse(findAll("data-office")[0]?.textContent ?? "null");
  let shown = "";

  const update = () => {
    const now = new Date();
    for (const time of findAll<HTMLTimeElement>("data-today")) showToday(time, now);
    if (!office) return;
    const here = officeTime(now, office.offsets);
    for (const closures of findAll("data-closures")) updateClosures(closures, here);
    // On a day in data/closures.yaml, the attribute is empty, so CSS highlights no row of the office hours.
    const weekday = findClosure(office.closures, utcDay(here)) ? "" : `${weekdayOf(here)}`;
    document.documentElement.setAttribute("data-weekday", weekday);
    const { open, text } = openStatus(office, now);
    for (const line of findAll("data-open-status")) line.toggleAttribute("data-open", open);
    // Doesn't rewrite unchanged text, because the browser may have translated it.
    if (text === shown) return;
    for (const line of findAll("data-open-status")) line.textContent = text.replace(/ (?=[AP]M)/, "\u00a0");
    shown = text;
  };
  const updateEveryMinute = () => {
    update();
    setTimeout(updateEveryMinute, MINUTE - (Date.now() % MINUTE));
  };
  updateEveryMinute();
  document.addEventListener("visibilitychange", update);
}
