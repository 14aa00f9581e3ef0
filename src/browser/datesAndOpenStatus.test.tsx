/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import { ClosureList } from "../components/HoursList";
import { OfficeData } from "../components/OfficeData";
import { OpenStatus } from "../components/OpenStatus";
import { TodaysDate } from "../components/TodaysDate";
import { startDatesAndOpenStatus } from "./datesAndOpenStatus";

const openWords = { openUntil: "Open now, until", openAllDay: "Open now" };
const closedWords = { closed: "Closed", closedFor: "Closed for", opens: "opens", at: "at", today: "today" };
const mockData = {
  allOfficeHours: { nodes: [{ day: "Wednesday-Thursday", hours: "9:00 AM-6:00 PM" }] },
  allClosure: {
    nodes: [
      { date: "2026-11-26", until: null, name: "Thanksgiving", hours: null },
      { date: "2026-12-24", until: null, name: "Christmas Eve", hours: "9:00 AM-12:00 PM" },
      { date: "2026-12-28", until: "2027-01-02", name: "Winter break", hours: null },
    ],
  },
  layout: { hours: { ...openWords, ...closedWords } },
  site: { buildTime: "2026-11-27T12:00:00Z" },
  agency: { timeZone: "America/Phoenix" },
};
jest.mock("../components/useSiteData", () => ({ useSiteData: () => mockData }));

/** Sets the clock to a local time in Phoenix (UTC−7), renders the components, and starts the page's script. */
function visit(time: string) {
  jest.useFakeTimers({ now: new Date(`${time}-07:00`) });
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <OfficeData />
      <OpenStatus />
      <ClosureList words={{ heading: "Hours", closures: "Days off", closedDay: "closed" }} />
      <TodaysDate of="day" />
      <TodaysDate of="year" />
    </>,
  );
  startDatesAndOpenStatus();
  const find = (selector: string) => document.querySelector(selector);
  return {
    closures: [...document.querySelectorAll("[data-last-day]:not([hidden])")],
    status: find("[data-open-status]"),
    list: document.querySelector<HTMLElement>("[data-closures]"),
    date: find("time"),
    year: find("time:last-child"),
  };
}

afterEach(() => jest.useRealTimers());

test("if the browser translates the open/closed status or today's date, the translation is kept until the original text changes", () => {
  const { status, date } = visit("2026-11-18T17:59:30");
  for (const element of [status, date]) element?.replaceChildren("translated");
  jest.advanceTimersByTime(29_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(status?.textContent).toBe("translated");
  jest.advanceTimersByTime(1_000);
  expect(status?.textContent).toBe("Closed, opens Thursday at 9:00\u00a0AM");
  expect(date?.textContent).toBe("translated");
});

test("today's date on a legal page and the copyright year change at midnight in the office's time zone", () => {
  const { date, year } = visit("2026-12-31T23:59:30");
  expect([date?.textContent, year?.textContent]).toEqual(["December 31, 2026", "2026"]);
  jest.advanceTimersByTime(30_000);
  expect([date?.textContent, year?.textContent]).toEqual(["January 1, 2027", "2027"]);
});

test("when a visitor returns to a suspended tab, the open/closed status is updated immediately", () => {
  const { status } = visit("2026-11-18T12:00:00");
  expect(status?.textContent).toBe("Open now, until 6:00\u00a0PM");
  expect(status?.hasAttribute("data-open")).toBe(true);
  jest.setSystemTime(new Date("2026-11-26T12:00:00-07:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(status?.textContent).toBe("Closed for Thanksgiving, opens Wednesday at 9:00\u00a0AM");
  expect(status?.hasAttribute("data-open")).toBe(false);
});

test("an office closure is listed until the end of its last day, and the list is hidden once all closures have ended", () => {
  const [last, ...others] = visit("2027-01-02T23:59:00").closures;
  expect(last?.textContent).toBe("Winter break Mon, Dec 28, 2026 – Sat, Jan 2, 2027 closed");
  expect(others).toEqual([]);
  expect(visit("2027-01-03T00:00:00").list?.hidden).toBe(true);
});

test("office closures that ended before the site was built are not listed", () => {
  expect(visit("2026-11-26T12:00:00").closures).toHaveLength(2);
});
