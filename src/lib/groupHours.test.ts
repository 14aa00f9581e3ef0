import { groupHours } from "./groupHours";
import { weekdays } from "./weekdays";

const row = (day: string, hours: string) => ({ day, hours });

describe("groupHours", () => {
  it("consecutive days with the same office hours share one line, such as Mon-Fri", () => {
    const rows = [
      ...weekdays.slice(0, 5).map((day) => row(day, "9:00 AM-6:00 PM")),
      row("Saturday", "9:00 AM-1:00 PM"),
      row("Sunday", "Closed"),
      row("Evenings", "By appointment"),
    ];
    expect(groupHours(rows)).toEqual([
      { days: "Mon-Fri", hours: "9:00 AM-6:00 PM" },
      { days: "Saturday", hours: "9:00 AM-1:00 PM" },
      { days: "Sunday", hours: "Closed" },
      { days: "Evenings", hours: "By appointment" },
    ]);
  });

  it("a week with the same office hours every day becomes Mon-Sun", () => {
    expect(groupHours(weekdays.map((day) => row(day, "24/7")))).toEqual([{ days: "Mon-Sun", hours: "24/7" }]);
  });

  it("different office hours, or a day without a row, start a new line", () => {
    const rows = [row("Monday", "a"), row("Tuesday", "b"), row("Wednesday", "b"), row("Friday", "b")];
    expect(groupHours(rows)).toEqual([
      { days: "Monday", hours: "a" },
      { days: "Tue-Wed", hours: "b" },
      { days: "Friday", hours: "b" },
    ]);
  });

  it("office hours of Evenings or Holidays are never merged with another row", () => {
    expect(groupHours([row("Sunday", "Closed"), row("Holidays", "Closed")])).toHaveLength(2);
    expect(groupHours([row("Evenings", "Closed"), row("Holidays", "Closed")])).toHaveLength(2);
  });

  it("without office hours there are no lines", () => {
    expect(groupHours([])).toEqual([]);
  });
});
