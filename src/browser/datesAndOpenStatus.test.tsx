import { render } from "@testing-library/react";
import { ClosureList, HoursList } from "../components/HoursList";
import { OfficeData, OpenStatus } from "../components/OpenStatus";
import { TodaysDate } from "../components/TodaysDate";
import { fontWeight } from "../styles/tokens";
import { startDatesAndOpenStatus } from "./datesAndOpenStatus";

const [hours, openNow] = ["9:00 AM-6:00 PM", "Open now, until {time}"];
const closedNow = "Closed, opens {day} {time}";
const closedFor = "Closed for {closure}, opens {day} {time}";
const data = {
  allOfficeHours: { nodes: [{ day: "Wednesday-Thursday", hours }] },
  allClosure: {
    nodes: [
      { date: "2026-11-26", until: null, name: "Thanksgiving", hours: null },
      { date: "2026-12-24", until: null, name: "Christmas Eve", hours: "9:00 AM-12:00 PM" },
      { date: "2026-12-28", until: "2027-01-02", name: "Winter break", hours: null },
    ],
  },
  layout: { hours: { openNow, openAllDay: "Open now", closedNow, closedFor, today: "today" } },
  site: { buildTime: "2026-11-01T12:00:00Z" },
  agency: { timeZone: "America/Phoenix" },
};
const words = { heading: "Hours", closures: "Days we are closed", closedDay: "closed" };

/** Shows the page to a visitor at a time in Phoenix, which is at UTC−7 all year. */
function visit(time: string, buildTime = data.site.buildTime) {
  jest.useFakeTimers({ now: new Date(`${time}-07:00`) });
  const page = { ...data, site: { buildTime } };
  const { container } = render(
    <>
      <OfficeData data={page} />
      <OpenStatus data={page} />
      <HoursList data={page} />
      <ClosureList data={page} words={words} />
      <TodaysDate of="day" data={page} />
      <TodaysDate of="year" data={page} />
    </>,
  );
  startDatesAndOpenStatus();
  const find = (selector: string) => container.querySelector(selector);
  const closures = [...container.querySelectorAll("[data-days]:not([hidden])")];
  return {
    closures,
    hours: find("dl > div"),
    status: find("[data-open-status]"),
    details: find("details"),
    date: find("time"),
    year: find("time:last-child"),
  };
}

/** Puts a translation in `<font>`, as Chrome does: https://github.com/facebook/react/issues/11538 */
function translate(element: Element | null, text: string): void {
  const font = document.createElement("font");
  font.append(text);
  element?.replaceChildren(font);
}

afterEach(() => jest.useRealTimers());

test("the browser's translation of the status and of today's date is kept until they change", () => {
  const { status, date } = visit("2026-11-18T17:59:30");
  translate(status, "Abierto hasta las 18:00");
  translate(date, "18 de noviembre de 2026");
  jest.advanceTimersByTime(29_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(status).toHaveTextContent("Abierto hasta las 18:00");
  jest.advanceTimersByTime(1_000);
  expect(status).toHaveTextContent("Closed, opens Thursday 9:00 AM");
  expect(date).toHaveTextContent("18 de noviembre de 2026");
});

test("a legal page's date and the copyright year are those of the visitor's time zone", () => {
  const { date, year } = visit("2026-12-31T20:30:00");
  expect([date?.textContent, year?.textContent]).toEqual(["January 1, 2027", "2027"]);
});

test("when a visitor returns to a suspended tab, the status is updated immediately", () => {
  const { status } = visit("2026-11-18T12:00:00");
  expect(status).toHaveTextContent("Open now, until 6:00 PM");
  jest.setSystemTime(new Date("2026-11-26T12:00:00-07:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(status).toHaveTextContent("Closed for Thanksgiving, opens Wednesday 9:00 AM");
});

test.each([
  ["2026-11-18", 3, 3],
  ["2026-11-19", 3, 2],
  ["2027-01-02", 1, 0],
  ["2027-01-03", 0, 0],
])(
  "on %s, past closures are hidden, and closures more than a week away are collapsed",
  (day, shown, later) => {
    const { closures, details } = visit(`${day}T23:59:00`);
    expect(closures).toHaveLength(shown);
    expect(closures.filter((closure) => details?.contains(closure))).toHaveLength(later);
    if (later === 0) expect(details).not.toBeVisible();
  },
);

test("a closure shows its days and hours, and the next build leaves out past ones", () => {
  const { closures } = visit("2026-12-25T12:00:00", "2026-12-25T12:00:00Z");
  const texts = closures.map(({ textContent }) => textContent);
  expect(texts).toEqual(["Winter break Mon, Dec 28, 2026 to Sat, Jan 2, 2027 closed"]);
});

test.each([
  ["bold on a regular Wednesday", "2026-11-18", String(fontWeight.strong)],
  ["not bold on a Thursday with a closure", "2026-11-26", ""],
  ["not bold on a Friday", "2026-11-20", ""],
])("in the office hours, the line for Wed–Thu is %s", (_, date, weight) => {
  const { hours } = visit(`${date}T12:00:00`);
  expect(getComputedStyle(hours as Element).fontWeight).toBe(weight);
});
