import { localTime, longDate } from "../lib/dates";
import { type Office, openStatus } from "../lib/openStatus";

const findAll = <Kind extends HTMLElement>(name: string) => document.querySelectorAll<Kind>(`[${name}]`);

function showToday(time: HTMLTimeElement, today: string): void {
  const isYear = time.dataset.today === "year";
  const shown = isYear ? today.slice(0, 4) : today;
  if (time.dateTime === shown) return;
  time.dateTime = shown;
  time.textContent = isYear ? shown : longDate(today);
}

function hidePastClosures(today: string): void {
  for (const closure of findAll("data-last-day")) closure.hidden = String(closure.dataset.lastDay) < today;
  for (const list of findAll("data-closures"))
    list.hidden = !list.querySelector("[data-last-day]:not([hidden])");
}

export function startDatesAndOpenStatus(): void {
  const office: Office = JSON.parse(String(findAll("data-office")[0]?.textContent));
  let shown = "";

  const update = () => {
    const here = localTime(new Date(), office.timeZone);
    for (const time of findAll<HTMLTimeElement>("data-today")) showToday(time, here.day);
    hidePastClosures(here.day);
    const { open, text } = openStatus(office, here);
    for (const line of findAll("data-open-status")) {
      line.toggleAttribute("data-open", open);
      // Sets the text only if it has changed, because setting it would undo the browser's translation.
      if (text !== shown) line.textContent = text.replace(/ (?=[AP]M)/, "\u00a0");
    }
    shown = text;
  };
  const updateEveryMinute = () => {
    update();
    setTimeout(updateEveryMinute, 60_000 - (Date.now() % 60_000));
  };
  updateEveryMinute();
  document.addEventListener("visibilitychange", update);
}
