import { render, screen } from "@testing-library/react";
import { ClosureList, HoursList } from "../components/HoursList";
import { OfficeData, OpenStatus } from "../components/OpenStatus";
import { TodaysDate } from "../components/TodaysDate";
import { fontWeight } from "../styles/tokens";
import { startDatesAndOpenStatus } from "./datesAndOpenStatus";

const rows = [{ day: "Wednesday-Thursday", hours: "9:00 AM-6:00 PM" }];
const words = {
  openNow: "Open now, until {time}",
  openAllDay: "Open now, all day",
  closedNow: "Closed, opens {day} {time}",
  today: "today",
  closedFor: "Closed for {closure}, opens {day} {time}",
};
const closure = (date: string, name: string, hours: string | null = null, until: string | null = null) => ({
  date,
  until,
  name,
  hours,
});
const page = (closures: ReturnType<typeof closure>[], buildTime = "2026-11-01T12:00:00Z") => ({
  allOfficeHours: { nodes: rows },
  allClosure: { nodes: closures },
  layout: { hours: words },
  site: { buildTime },
  agency: { timeZone: "America/Phoenix" },
});

const closures = [
  closure("2026-11-26", "Thanksgiving Day"),
  closure("2026-12-24", "Christmas Eve", "9:00 AM-12:00 PM"),
  closure("2026-12-28", "Winter break", null, "2027-01-02"),
];

const setClock = (time: string) => jest.useFakeTimers({ now: new Date(`${time}-07:00`) });

function renderAndStart(element: React.ReactElement<{ data: ReturnType<typeof page> }>) {
  render(<OfficeData data={element.props.data} />);
  const shown = render(element);
  startDatesAndOpenStatus();
  return shown;
}

/** Puts a translation in `<font>`, as Chrome does: https://github.com/facebook/react/issues/11538 */
function translate(element: Element | null, text: string): void {
  const font = document.createElement("font");
  font.append(text);
  element?.replaceChildren(font);
}

afterEach(() => jest.useRealTimers());

test("the browser's translation of the office's open/closed status is kept until the status changes", () => {
  setClock("2026-11-18T17:59:30");
  const line = renderAndStart(<OpenStatus data={page([])} />).container.querySelector("p");
  translate(line, "Abierto hasta las 18:00");
  jest.advanceTimersByTime(29_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(line).toHaveTextContent("Abierto hasta las 18:00");
  jest.advanceTimersByTime(2_000);
  expect(line).toHaveTextContent("Closed, opens Thursday 9:00 AM");
});

test("when a visitor returns to a suspended tab, the open/closed status is updated immediately", () => {
  setClock("2026-11-18T12:00:00");
  renderAndStart(<OpenStatus data={page([closure("2026-11-19", "Moving Day")])} />);
  expect(screen.getByText("Open now, until 6:00 PM")).toBeInTheDocument();
  jest.setSystemTime(new Date("2026-11-19T20:00:00-07:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(screen.getByText("Closed for Moving Day, opens Wednesday 9:00 AM")).toBeInTheDocument();
});

test.each([
  ["bold on a regular Wednesday", "2026-11-18", String(fontWeight.strong)],
  ["not bold on a Thursday with a closure", "2026-11-26", ""],
  ["not bold on a Friday", "2026-11-20", ""],
])("in the office hours, the line for Wed–Thu is %s", (_, date, weight) => {
  setClock(`${date}T12:00:00`);
  renderAndStart(<HoursList data={page(closures)} />);
  const row = screen.getByText("Wed–Thu").parentElement as HTMLElement;
  expect(getComputedStyle(row).fontWeight).toBe(weight);
});

const list = (buildTime?: string) => (
  <ClosureList data={page(closures, buildTime)} label="Days we are closed" closed="closed" />
);
const all = [
  "Thanksgiving Day Thu, Nov 26, 2026 closed",
  "Christmas Eve Thu, Dec 24, 2026 9:00 AM–12:00 PM",
  "Winter break Mon, Dec 28, 2026 to Sat, Jan 2, 2027 closed",
];

test.each([
  ["2026-11-26", all, all.slice(1)],
  ["2026-11-27", all.slice(1), all.slice(1)],
  ["2026-12-20", all.slice(1), all.slice(2)],
  ["2026-12-21", all.slice(1), []],
  ["2027-01-02", all.slice(2), []],
])(
  "on %s, past holidays are hidden, and holidays more than a week away are collapsed",
  (date, shown, later) => {
    setClock(`${date}T12:00:00`);
    const { container } = renderAndStart(list());
    const items = (of: string) => [...container.querySelectorAll(`${of} [data-days]:not([hidden])`)];
    const texts = (of: string) => items(of).map(({ textContent }) => textContent);
    expect([texts(""), texts("details")]).toEqual([shown, later]);
  },
);

test("after the last holiday, the browser hides the list of holidays, and the next build omits the list", () => {
  setClock("2027-01-03T12:00:00");
  expect(renderAndStart(list()).container.querySelector("details")).not.toBeVisible();
  expect(render(list("2027-01-03T12:00:00Z")).container).toBeEmptyDOMElement();
});

test("if today's date is the date of the build, the browser's translation of the date is kept", () => {
  // The page shows the visitor's local date, so this is a local time (no UTC offset).
  jest.useFakeTimers({ now: new Date("2026-11-17T12:00:00") });
  const { container } = render(<TodaysDate of="day" data={page([], "2026-11-18T05:00:00Z")} />);
  translate(container.querySelector("time"), "17 de noviembre de 2026");
  startDatesAndOpenStatus();
  expect(container).toHaveTextContent("17 de noviembre de 2026");
});
