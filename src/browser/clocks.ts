import { isoDay, longDate } from "../lib/longDate";
import { type OpenStatusData, openStatus, openStatusWords } from "../lib/openStatus";
import { phoenixTime } from "../lib/phoenixTime";

const MINUTE = 60_000;

/** Writes a text unless it was written before: a browser may have translated it since, and that stays. */
function writeText(element: HTMLElement, text: string): void {
  if (element.dataset.written === text) return;
  element.dataset.written = text;
  element.textContent = text;
}

/** `<time data-today="day|year">`, as src/components/Today.tsx makes it: its `datetime` says what it shows. */
function showToday(time: HTMLTimeElement, now: Date): void {
  const isYear = time.dataset.today === "year";
  const shown = isoDay(now).slice(0, isYear ? 4 : 10);
  if (time.dateTime === shown) return;
  time.dateTime = shown;
  time.textContent = isYear ? shown : longDate(now);
}

/** `<details data-closures>`: hides the days that have passed since the build, and the list when all have. */
function hidePastClosures(list: HTMLElement, now: Date): void {
  const today = phoenixTime(now).toISOString().slice(0, 10);
  const days = Array.from(list.querySelectorAll<HTMLElement>("[data-last-day]"));
  for (const day of days) day.hidden = (day.dataset.lastDay ?? "") < today;
  list.hidden = days.every((day) => day.hidden);
}

/** `<p data-open-status="…">`, as src/components/OpenStatus.tsx makes it. */
function showOpenStatus(line: HTMLElement, now: Date): void {
  const { rows, closures, words }: OpenStatusData = JSON.parse(line.dataset.openStatus ?? "");
  const status = openStatus(rows, closures, now);
  line.toggleAttribute("data-open", status?.open ?? false);
  writeText(line, openStatusWords(status, words));
}

const clocks = {
  "[data-today]": showToday,
  "[data-closures]": hidePastClosures,
  "[data-open-status]": showOpenStatus,
};

function showNow(): void {
  const now = new Date();
  for (const [selector, show] of Object.entries(clocks)) {
    for (const element of document.querySelectorAll<HTMLElement & HTMLTimeElement>(selector))
      show(element, now);
  }
}

function showEveryMinute(): void {
  showNow();
  setTimeout(showEveryMinute, MINUTE - (Date.now() % MINUTE));
}

/** Shows what depends on the day and the hour: now, at the turn of every minute, and when the visitor comes back. */
export function startClocks(): void {
  showEveryMinute();
  document.addEventListener("visibilitychange", showNow);
}
