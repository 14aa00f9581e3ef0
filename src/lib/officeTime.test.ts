import { officeTime, utcOffsets } from "./officeTime";

it.each(["America/Phoenix", "America/New_York", "Pacific/Honolulu"])(
  "officeTime agrees with the time zone database for two years: %s",
  (timeZone) => {
    const zone = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    const build = Date.UTC(2026, 11, 31, 20);
    const offsets = utcOffsets(timeZone, new Date(build));
    for (let moment = build; moment < Date.UTC(2028, 11, 31); moment += 1_799_000) {
      const shown = officeTime(new Date(moment), offsets).toISOString().slice(0, 16).replace("T", " ");
      expect(shown).toBe(zone.format(moment));
    }
  },
);
