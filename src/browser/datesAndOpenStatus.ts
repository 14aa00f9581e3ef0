import { Attribute } from "../lib/dataAttributes";
import { isoDay, longDate, officeTime } from "../lib/dates";
import { type OfficeHours, openStatus } from "../lib/openStatus";

const MINUTE = 60_000;

/** Updates a `<time>` of TodaysDate.tsx to the visitor's date. */
function showToday(time: HTMLTimeElement, now: Date): void {
  const isYear = time.getAttribute(Attribute.Today) === "year";
  const shown = isoDay(now).slice(0, isYear ? 4 : 10);
  if (time.dateTime === shown) return;
  time.dateTime = shown;
  time.textContent = isYear ? shown : longDate(now, JSON.parse(time.getAttribute(Attribute.Samples) ?? "[]"));
}

/** Hides past office closures in a list of ClosureList.tsx, and the list once all are past. */
function hidePastClosures(list: HTMLElement, today: string): void {
  const days = [...list.querySelectorAll<HTMLElement>(`[${Attribute.LastDay}]`)];
  for (const day of days) day.hidden = String(day.getAttribute(Attribute.LastDay)) < today;
  list.hidden = days.every((day) => day.hidden);
}

const all = <Kind extends HTMLElement>(name: string) => document.querySelectorAll<Kind>(`[${name}]`);

/** Updates all dates, closures and open status lines: now, at every full minute, and on return to the tab. */
export function startClocks(): void {
  const data = all(Attribute.Office)[0]?.textContent;
  const office: OfficeHours | undefined = data ? JSON.parse(data) : undefined;
  let shown = "";

  const show = () => {
    const now = new Date();
    for (const time of all<HTMLTimeElement>(Attribute.Today)) showToday(time, now);
    if (!office) return;
    const today = officeTime(now, office.offsets).toISOString().slice(0, 10);
    for (const list of all(Attribute.Closures)) hidePastClosures(list, today);
    const { open, text, answer } = openStatus(office, now);
    for (const line of all(Attribute.OpenStatus)) line.toggleAttribute(Attribute.Open, open);
    // Keeps texts that have not changed, which a browser may have translated.
    if (text === shown) return;
    for (const line of all(Attribute.OpenStatus)) line.textContent = text;
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
