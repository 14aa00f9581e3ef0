import { longDate } from "./longDate";

it("writes every day of a year as Americans do", () => {
  const american = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
  for (let day = 1; day <= 366; day++) {
    const date = new Date(2028, 0, day);
    expect(longDate(date)).toBe(american.format(date));
  }
});
