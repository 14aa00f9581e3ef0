import { longDate, officeTime, utcOffsets } from "./dates";

test("for every day of a leap year, longDate returns the same text as Intl.DateTimeFormat for US English", () => {
  const american = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
  for (let day = 1; day <= 366; day++) {
    const date = new Date(2028, 0, day);
    expect(longDate(date)).toBe(american.format(date));
  }
});

test.each(["America/Phoenix", "America/New_York", "Pacific/Honolulu"])(
  "for two years after a build, officeTime and Intl.DateTimeFormat return the same time in %s",
  (timeZone) => {
    const zone = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    const build = Date.UTC(2026, 11, 31, 20);
    const offsets = utcOffsets(timeZone, new Date(build));
    const wrong: string[] = [];
    for (let moment = build; moment < Date.UTC(2028, 11, 31); moment += 1_799_000) {
      const shown = officeTime(new Date(moment), offsets).toISOString().slice(0, 16).replace("T", " ");
      if (shown !== zone.format(moment)) wrong.push(shown);
    }
    expect(wrong).toEqual([]);
  },
);
