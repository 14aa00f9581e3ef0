import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { axeProblems } from "../../tools/jest/axe";
import { OpenStatus } from "./OpenStatus";

const rows = ["Wednesday", "Thursday"].map((day) => ({
  day,
  hours: "9:00 AM-6:00 PM",
  opens: "09:00",
  closes: "18:00",
}));
const words = {
  openNow: "Open now, until {time}",
  closedNow: "Closed, opens {day} {time}",
  today: "today",
  closedFor: "Closed for {closure}",
};
const status = <OpenStatus rows={rows} closures={[]} words={words} />;

/** Wednesday, in Phoenix. */
const at = (time: string) => jest.useFakeTimers({ now: new Date(`2026-11-18T${time}-07:00`) });

afterEach(() => jest.useRealTimers());

describe("whether the office is open", () => {
  it("is said in words, with the closing time", () => {
    at("12:00:00");
    render(status);
    expect(screen.getByText("Open now, until 6:00 PM")).toBeInTheDocument();
  });

  it("is said with the next opening when it is closed", () => {
    at("20:00:00");
    render(status);
    expect(screen.getByText("Closed, opens Thursday 9:00 AM")).toBeInTheDocument();
  });

  it("names the holiday that keeps it closed", () => {
    at("12:00:00");
    const closures = [{ date: "2026-11-18", name: "Moving Day", dateInWords: "" }];
    render(<OpenStatus rows={rows} closures={closures} words={words} />);
    expect(screen.getByText("Closed for Moving Day")).toBeInTheDocument();
  });

  it("changes at the turn of the minute", () => {
    at("17:59:30");
    render(status);
    act(() => jest.advanceTimersByTime(29_000));
    expect(screen.getByText("Open now, until 6:00 PM")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByText("Closed, opens Thursday 9:00 AM")).toBeInTheDocument();
  });

  it("says 'today' before the opening of the same day", () => {
    at("08:00:00");
    render(status);
    expect(screen.getByText("Closed, opens today 9:00 AM")).toBeInTheDocument();
  });

  it("is right at once when the visitor comes back to a tab whose clock had stopped", () => {
    at("12:00:00");
    render(status);
    jest.setSystemTime(new Date("2026-11-18T19:00:00-07:00"));
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(screen.getByText("Closed, opens Thursday 9:00 AM")).toBeInTheDocument();
  });

  it("leaves no timer behind", () => {
    at("12:00:00");
    render(status).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("is not in the built page, where nobody knows the hour", () => {
    expect(renderToString(status)).not.toMatch(/Open|Closed/);
  });

  it("has nothing that axe objects to", async () => {
    const { container } = render(status);
    expect(await axeProblems(container)).toEqual([]);
  });
});
