import { isoDay, longDate } from "./longDate";

it("longDate agrees with the US English format of Intl on every day of a year", () => {
  const american = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
  for (let day = 1; day <= 366; day++) {
    const date = new Date(2028, 0, day);
    expect(longDate(date)).toBe(american.format(date));
  }
});

it("isoDay is the visitor's own date from the first minute of a day to its last", () => {
  const moments = [new Date(2031, 2, 9, 0, 1), new Date(2031, 2, 9, 23, 59)];
  expect(moments.map(isoDay)).toEqual(["2031-03-09", "2031-03-09"]);
});
