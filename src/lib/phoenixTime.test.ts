import { phoenixTime } from "./phoenixTime";

const DAY = 86_400_000;

it("phoenixTime agrees with the time zone database for America/Phoenix on every day until 2045", () => {
  const zone = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "America/Phoenix",
    dateStyle: "short",
    timeStyle: "short",
  });
  const last = Date.UTC(2045, 0, 1);
  for (let moment = Date.UTC(2026, 0, 1, 6, 59); moment < last; moment += DAY) {
    const shown = phoenixTime(new Date(moment)).toISOString().slice(0, 16).replace("T", " ");
    expect(shown).toBe(zone.format(moment));
  }
});
