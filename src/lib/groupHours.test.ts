import { groupHours } from "./groupHours";
import { weekdays } from "./weekdays";

const row = (day: string, hours: string) => ({ day, hours });

describe("groupHours", () => {
  it("joins neighbouring days with the same hours, as people say them", () => {
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

  it("joins the whole week", () => {
    expect(groupHours(weekdays.map((day) => row(day, "24/7")))).toEqual([{ days: "Mon-Sun", hours: "24/7" }]);
  });

  it("starts anew where the hours change, and where a day is left out", () => {
    const rows = [row("Monday", "a"), row("Tuesday", "b"), row("Wednesday", "b"), row("Friday", "b")];
    expect(groupHours(rows)).toEqual([
      { days: "Monday", hours: "a" },
      { days: "Tue-Wed", hours: "b" },
      { days: "Friday", hours: "b" },
    ]);
  });

  it("never joins rows that are no day of the week", () => {
    expect(groupHours([row("Sunday", "Closed"), row("Holidays", "Closed")])).toHaveLength(2);
    expect(groupHours([row("Evenings", "Closed"), row("Holidays", "Closed")])).toHaveLength(2);
  });

  it("has nothing to say about no rows", () => {
    expect(groupHours([])).toEqual([]);
  });
});
