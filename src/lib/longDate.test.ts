import { longDate } from "./longDate";

it("longDate agrees with the US English format of Intl on every day of a year", () => {
  const american = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
  for (let day = 1; day <= 366; day++) {
    const date = new Date(2028, 0, day);
    expect(longDate(date)).toBe(american.format(date));
  }
});
