import { localTime } from "./dates";
import { isoTime } from "./hours";

test.each([
  ["America/New_York", "2027-03-14T06:59Z", "2027-03-14T01:59"],
  ["America/New_York", "2027-03-14T07:00Z", "2027-03-14T03:00"],
  ["America/New_York", "2027-11-07T05:59Z", "2027-11-07T01:59"],
  ["America/New_York", "2027-11-07T06:00Z", "2027-11-07T01:00"],
  ["America/Phoenix", "2027-03-14T09:30Z", "2027-03-14T02:30"],
  ["Pacific/Honolulu", "2028-01-01T10:00Z", "2028-01-01T00:00"],
])("in the time zone %s, the UTC time %s is converted to the local time %s", (timeZone, moment, local) => {
  const { day, minutes } = localTime(new Date(moment), timeZone);
  expect(`${day}T${isoTime(minutes)}`).toBe(local);
});
