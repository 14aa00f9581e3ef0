import { clockTime, isoTime } from "./clockTime";

it.each([
  [540, "9:00 AM", "09:00"],
  [1080, "6:00 PM", "18:00"],
  [0, "12:00 AM", "00:00"],
  [720, "12:00 PM", "12:00"],
  [750, "12:30 PM", "12:30"],
  [1439, "11:59 PM", "23:59"],
  [1440, "12:00 AM", "00:00"],
  [1560, "2:00 AM", "02:00"],
])("%i minutes after midnight are shown as %s, and are %s for machines", (minutes, shown, iso) => {
  expect([clockTime(minutes), isoTime(minutes)]).toEqual([shown, iso]);
});
