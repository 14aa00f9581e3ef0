import { isNight } from "./isNight";

// Sunrise and sunset in Phoenix, from NOAA's solar equations: https://gml.noaa.gov/grad/solcalc/solareqns.PDF
test.each([
  ["2027-01-01", "07:32", "17:31"],
  ["2027-04-01", "06:17", "18:48"],
  ["2027-06-21", "05:19", "19:41"],
  ["2027-10-31", "06:46", "17:38"],
])(
  "on %s, isNight is accurate to within 30 minutes at sunrise (%s) and sunset (%s)",
  (day, sunrise, sunset) => {
    const isDark = (time: string, minutes: number) =>
      isNight(new Date(Date.parse(`${day}T${time}Z`) + minutes * 60_000));
    expect([isDark(sunrise, -30), isDark(sunrise, 30)]).toEqual([true, false]);
    expect([isDark(sunset, -30), isDark(sunset, 30)]).toEqual([false, true]);
  },
);
