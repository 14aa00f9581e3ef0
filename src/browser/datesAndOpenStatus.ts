import { isoDay, longDate } from "../lib/longDate";
import { officeTime, type UtcOffsets } from "../lib/officeTime";
import { openStatus } from "../lib/openStatus";

const MINUTE = 60_000;

/** Updates `<time data-today="day|year">` (src/components/TodaysDate.tsx) to the visitor's date. */
function showToday(time: HTMLTimeElement, now: Date): void {
  const isYear = time.dataset.today === "year";
  const shown = isoDay(now).slice(0, isYear ? 4 : 10);
  if (time.dateTime === shown) return;
  time.dateTime = shown;
  time.textContent = isYear ? shown : longDate(now, JSON.parse(time.dataset.samples ?? "[]"));
}

/** Hides past office closures in `<details data-closures="…">` (ClosureList.tsx), and the list once all are past. */
function hidePastClosures(list: HTMLElement, now: Date): void {
  const offsets: UtcOffsets = JSON.parse(list.dataset.closures ?? "");
  const today = officeTime(now, offsets).toISOString().slice(0, 10);
  const days = Array.from(list.querySelectorAll<HTMLElement>("[data-last-day]"));
  for (const day of days) day.hidden = (day.dataset.lastDay ?? "") < today;
  list.hidden = days.every((day) => day.hidden);
}

/** Updates `<p data-open-status="…">` (src/components/OpenStatus.tsx) from the office hours in that attribute. */
function showOpenStatus(line: HTMLElement, now: Date): void {
  const { open, text } = openStatus(JSON.parse(line.dataset.openStatus ?? ""), now);
  line.toggleAttribute("data-open", open);
  // Keeps a text that has not changed, which a browser may have translated.
  if (line.dataset.written !== text) line.textContent = text;
  line.dataset.written = text;
}

const updates = {
  "[data-today]": showToday,
  "[data-closures]": hidePastClosures,
  "[data-open-status]": showOpenStatus,
};

function showNow(): void {
  const now = new Date();
  for (const [selector, show] of Object.entries(updates)) {
    for (const element of document.querySelectorAll<HTMLElement & HTMLTimeElement>(selector))
      show(element, now);
  }
}

function showEveryMinute(): void {
  showNow();
  setTimeout(showEveryMinute, MINUTE - (Date.now() % MINUTE));
}

/** Updates all dates and open status lines: now, at every full minute, and when the visitor returns to the tab. */
export function startClocks(): void {
  showEveryMinute();
  document.addEventListener("visibilitychange", showNow);
}
