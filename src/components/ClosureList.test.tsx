import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../tools/jest/axe";
import { ClosureList } from "./ClosureList";

const closures = [
  { date: "2026-11-26", name: "Thanksgiving Day", dateInWords: "Thursday, November 26, 2026" },
  { date: "2026-12-25", name: "Christmas Day", dateInWords: "Friday, December 25, 2026" },
];
const list = <ClosureList closures={closures} label="Days we are closed" buildTime="2026-11-01T12:00:00Z" />;

/** By a clock that stands at noon of a day. */
const on = (date: string) => jest.useFakeTimers({ now: new Date(`${date}T12:00:00`) });

afterEach(() => jest.useRealTimers());

describe("the days on which the office is closed", () => {
  it.each([
    ["2026-11-26", 2],
    ["2026-11-27", 1],
  ])("are those to come, on %s %d of them", (date, count) => {
    on(date);
    render(list);
    const rows = screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toHaveLength(count);
    expect(rows.at(-1)).toBe("Friday, December 25, 2026: Christmas Day");
  });

  it("leave nothing behind when all have passed", () => {
    on("2026-12-26");
    expect(render(list).container).toBeEmptyDOMElement();
  });

  it("have nothing that axe objects to", async () => {
    const { container } = render(list);
    expect(screen.getByText("Days we are closed")).toBeInTheDocument();
    expect(await axeProblems(container)).toEqual([]);
  });
});
