import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../tests/support/axe";
import { ClosureList } from "../components/ClosureList";
import { OpenStatus } from "../components/OpenStatus";
import { Today } from "../components/Today";
import { deriveClosure } from "../content/declarations/closure";
import { startClocks } from "./clocks";

interface WrittenClosure {
  date: string;
  until?: string;
  name: string;
  hours?: string;
}

const rows = ["Wednesday", "Thursday"].map((day) => ({
  day,
  hours: "9:00 AM-6:00 PM",
  spans: [{ opens: "09:00", closes: "18:00" }],
}));
const words = {
  openNow: "Open now, until {time}",
  openAllDay: "Open now, all day",
  closedNow: "Closed, opens {day} {time}",
  today: "today",
  closedFor: "Closed for {closure}",
};
/** The data of a page with these days of closure. */
function page(closures: WrittenClosure[], buildTime = "2026-11-01T12:00:00Z") {
  const nodes = closures.map(({ name, ...days }) => ({
    name,
    date: days.date,
    hours: days.hours ?? null,
    ...deriveClosure(days),
  }));
  return {
    allOfficeHours: { nodes: rows },
    allClosure: { nodes },
    layout: { hours: words },
    site: { buildTime },
  };
}
const openStatus = <OpenStatus data={page([])} />;

/** Wednesday, in Phoenix. */
const at = (time: string) => jest.useFakeTimers({ now: new Date(`2026-11-18T${time}-07:00`) });
/** Noon of a day by the machine's clock, as today's date is, and by that of Phoenix, as the days of closure are. */
const phoenix = "-07:00";
const on = (date: string, zone = "") => jest.useFakeTimers({ now: new Date(`${date}T12:00:00${zone}`) });

/** The page as it is built, and then what the browser adds to it. */
function show(element: React.ReactElement) {
  const shown = render(element);
  startClocks();
  return shown;
}

/** As a browser's translation does: the text is put into an element of its own, in other words. */
function translate(element: Element | null, text: string): void {
  const font = document.createElement("font");
  font.append(text);
  element?.replaceChildren(font);
}

afterEach(() => jest.useRealTimers());

describe("whether the office is open", () => {
  it("is said in words, with the closing time", () => {
    at("12:00:00");
    show(openStatus);
    expect(screen.getByText("Open now, until 6:00 PM")).toBeInTheDocument();
  });

  it("is said with the next opening when it is closed", () => {
    at("20:00:00");
    show(openStatus);
    expect(screen.getByText("Closed, opens Thursday 9:00 AM")).toBeInTheDocument();
  });

  it("names the holiday that keeps it closed", () => {
    at("12:00:00");
    const closures = [{ date: "2026-11-18", name: "Moving Day" }];
    show(<OpenStatus data={page(closures)} />);
    expect(screen.getByText("Closed for Moving Day")).toBeInTheDocument();
  });

  it("says 'today' before the opening of the same day", () => {
    at("08:00:00");
    show(openStatus);
    expect(screen.getByText("Closed, opens today 9:00 AM")).toBeInTheDocument();
  });

  it("changes at the turn of the minute, in a translated page too, and stays translated until then", () => {
    at("17:59:30");
    const { container } = show(openStatus);
    const line = container.querySelector("p");
    translate(line, "Abierto hasta las 18:00");
    jest.advanceTimersByTime(29_000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(line).toHaveTextContent("Abierto hasta las 18:00");
    jest.advanceTimersByTime(2_000);
    expect(line).toHaveTextContent("Closed, opens Thursday 9:00 AM");
  });

  it("is right at once when the visitor comes back to a tab whose clock had stopped", () => {
    at("12:00:00");
    show(openStatus);
    jest.setSystemTime(new Date("2026-11-18T19:00:00-07:00"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(screen.getByText("Closed, opens Thursday 9:00 AM")).toBeInTheDocument();
  });

  it("is not in the built page, where nobody knows the hour", () => {
    const { container } = render(openStatus);
    expect(container).toHaveTextContent("");
  });

  it("takes no other date with it when it cannot be told", () => {
    on("2026-12-26");
    const complaint = jest.spyOn(console, "error").mockImplementation(() => {});
    const { container } = render(
      <>
        {openStatus}
        <Today of="year" buildTime="2025-11-01T12:00:00Z" />
      </>,
    );
    container.querySelector("p")?.setAttribute("data-open-status", "{");
    startClocks();
    expect(screen.getByText("2026")).toBeInTheDocument();
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
  });

  it("has nothing that axe objects to", async () => {
    expect(await axeProblems(show(openStatus).container)).toEqual([]);
  });
});

describe("the days on which the office is closed", () => {
  const closures = [
    { date: "2026-11-26", name: "Thanksgiving Day" },
    { date: "2026-12-25", name: "Christmas Day" },
  ];
  const list = <ClosureList data={page(closures)} label="Days we are closed" closed="closed" />;

  it.each([
    ["2026-11-26", 2],
    ["2026-11-27", 1],
  ])("are those to come, on %s %d of them", (date, count) => {
    on(date, phoenix);
    const { container } = show(list);
    const days = [...container.querySelectorAll("li:not([hidden])")].map(({ textContent }) => textContent);
    expect(days).toHaveLength(count);
    expect(days.at(-1)).toBe("Friday, December 25, 2026: Christmas Day, closed");
  });

  it("say from when to when, and which hours there are all the same", () => {
    const others = [
      { date: "2026-12-24", name: "Christmas Eve", hours: "9:00 AM-12:00 PM" },
      { date: "2026-12-28", until: "2027-01-02", name: "Winter break" },
    ];
    on("2027-01-01", phoenix);
    const { container } = show(<ClosureList data={page(others)} label="" closed="closed" />);
    const [eve, winter] = [...container.querySelectorAll("li")];
    expect(eve).toHaveTextContent("Thursday, December 24, 2026: Christmas Eve, 9:00 AM-12:00 PM");
    expect(eve).not.toBeVisible();
    expect(winter).toHaveTextContent(
      "Monday, December 28, 2026 to Saturday, January 2, 2027: Winter break, closed",
    );
    // Not over before its last day is.
    expect(winter?.hidden).toBe(false);
  });

  it("leave nothing behind when all have passed, since the build or before it", () => {
    on("2026-12-26", phoenix);
    expect(show(list).container.querySelector("details")).not.toBeVisible();
    const built = <ClosureList data={page(closures, "2026-12-27T12:00:00Z")} label="" closed="closed" />;
    expect(render(built).container).toBeEmptyDOMElement();
  });

  it("have nothing that axe objects to", async () => {
    expect(await axeProblems(show(list).container)).toEqual([]);
  });
});

describe("today's date", () => {
  const buildTime = "2026-11-18T05:00:00Z";

  it("is the build's by the clock of Phoenix, until the browser says which day it is", () => {
    on("2027-01-02");
    const { container } = render(<Today of="day" buildTime={buildTime} />);
    expect(container).toHaveTextContent("November 17, 2026");
    startClocks();
    expect(container).toHaveTextContent("January 2, 2027");
    expect(container.querySelector("time")).toHaveAttribute("datetime", "2027-01-02");
  });

  it("stays as a translation has left it while it is right", () => {
    on("2026-11-17");
    const { container } = render(<Today of="day" buildTime={buildTime} />);
    translate(container.querySelector("time"), "17 de noviembre de 2026");
    startClocks();
    expect(container).toHaveTextContent("17 de noviembre de 2026");
  });
});
