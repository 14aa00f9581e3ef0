import { findClosure } from "../lib/closures";
import { Attribute } from "../lib/dataAttributes";
import { isoDay, longDate, officeTime } from "../lib/dates";
import { isNight } from "../lib/isNight";
import { dayAfter, isoDate, type OfficeHours, openStatus, weekdayOf } from "../lib/openStatus";

const MINUTE = 60_000;

/** Updates a `<time>` of TodaysDate.tsx to the visitor's date. */
function showToday(time: HTMLTimeElement, now: Date): void {
  const isYear = time.getAttribute(Attribute.Today) === "year";
  const shown = isoDay(now).slice(0, isYear ? 4 : 10);
  if (time.dateTime === shown) return;
  time.dateTime = shown;
  time.textContent = isYear ? shown : longDate(now, JSON.parse(time.getAttribute(Attribute.Samples) ?? "[]"));
}

/** Hides past closures of ClosureList.tsx, and moves those of the next seven days up, out of the `<details>`. */
function updateClosures(closures: HTMLElement, office: Date): void {
  const others = closures.lastElementChild as HTMLElement;
  for (const day of closures.querySelectorAll<HTMLElement>(`[${Attribute.Days}]`)) {
    const days = String(day.getAttribute(Attribute.Days));
    day.hidden = days.slice(11) < isoDate(office);
    if (days.slice(0, 10) <= isoDate(dayAfter(office, 7)) && others.contains(day)) others.before(day);
  }
  others.hidden = !others.querySelector(`[${Attribute.Days}]:not([hidden])`);
}

const all = <Kind extends HTMLElement>(name: string) => document.querySelectorAll<Kind>(`[${name}]`);

/** Updates all dates, hours, closures, open status lines and the sky: now, at every full minute, and on return to the tab. */
export function startClocks(): void {
  const office: OfficeHours | null = JSON.parse(all(Attribute.Office)[0]?.textContent ?? "null");
  let shown = "";

  const show = () => {
    const now = new Date();
    for (const time of all<HTMLTimeElement>(Attribute.Today)) showToday(time, now);
    if (!office) return;
    const here = officeTime(now, office.offsets);
    for (const closures of all(Attribute.Closures)) updateClosures(closures, here);
    const root = document.documentElement;
    root.toggleAttribute(Attribute.Night, isNight(here));
    // On a day with a closure, no row of the usual hours applies.
    root.setAttribute(
      Attribute.Weekday,
      findClosure(office.closures, isoDate(here)) ? "" : `${weekdayOf(here)}`,
    );
    const { open, text, answer } = openStatus(office, now);
    for (const line of all(Attribute.OpenStatus)) line.toggleAttribute(Attribute.Open, open);
    // Keeps texts that have not changed, which a browser may have translated.
    if (text === shown) return;
    for (const line of all(Attribute.OpenStatus)) line.textContent = text.replace(/ (?=[AP]M)/, "\u00a0");
    for (const line of all(Attribute.AnswerTime)) line.textContent = answer ?? "";
    shown = text;
  };
  const showEveryMinute = () => {
    show();
    setTimeout(showEveryMinute, MINUTE - (Date.now() % MINUTE));
  };
  showEveryMinute();
  document.addEventListener("visibilitychange", show);
}
