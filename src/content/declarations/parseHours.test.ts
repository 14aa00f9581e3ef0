import { parseHours } from "./parseHours";

const none = { spans: [], closed: false, byAppointment: false, allDay: false };

it.each([
  ["9:00 AM-6:00 PM", { ...none, spans: [{ opens: "09:00", closes: "18:00" }] }],
  ["12:00 AM-12:00 PM", { ...none, spans: [{ opens: "00:00", closes: "12:00" }] }],
  ["12:30 PM-1:00 PM", { ...none, spans: [{ opens: "12:30", closes: "13:00" }] }],
  ["6:00 PM-12:00 AM", { ...none, spans: [{ opens: "18:00", closes: "24:00" }] }],
  ["Closed", { ...none, closed: true }],
  ["By appointment", { ...none, byAppointment: true }],
  ["24/7", { ...none, spans: [{ opens: "00:00", closes: "24:00" }], allDay: true }],
  [
    "9:00 AM-12:00 PM, 1:00 PM-6:00 PM",
    {
      ...none,
      spans: [
        { opens: "09:00", closes: "12:00" },
        { opens: "13:00", closes: "18:00" },
      ],
    },
  ],
  ["9:00 AM-Noon", { ...none, spans: [{ opens: "09:00", closes: "12:00" }] }],
  ["Noon-Midnight", { ...none, spans: [{ opens: "12:00", closes: "24:00" }] }],
  ["6:00 PM-2:00 AM", { ...none, spans: [{ opens: "18:00", closes: "02:00" }] }],
  ["Midnight-1:00 AM", { ...none, spans: [{ opens: "00:00", closes: "01:00" }] }],
])("parseHours parses the office hours %s", (written, meaning) => {
  expect(parseHours(written)).toEqual(meaning);
});

it.each([
  "",
  "closed",
  "29:00 AM-6:00 PM",
  "0:00 AM-6:00 PM",
  "9:60 AM-6:00 PM",
  "9 AM-6 PM",
  "9:00-18:00",
  "9:00 AM - 6:00 PM",
  "9:00 AM–6:00 PM",
  "6:00 PM-9:00 AM",
  "9:00 AM-9:00 AM",
  " Closed",
  "9:00 AM-8:00 AM",
  "9:00 AM-1:00 PM, 1:00 PM-6:00 PM",
  "1:00 PM-6:00 PM, 9:00 AM-12:00 PM",
  "6:00 PM-2:00 AM, 8:00 AM-9:00 AM",
  "9:00 AM-12:00 PM,1:00 PM-6:00 PM",
  "24/7, Closed",
])("parseHours rejects the office hours %j by returning null", (written) => {
  expect(parseHours(written)).toBeNull();
});
