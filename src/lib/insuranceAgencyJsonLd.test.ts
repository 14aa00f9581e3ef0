import { insuranceAgencyJsonLd } from "./insuranceAgencyJsonLd";

type Data = Queries.AgencyJsonLdFragment;

const data = {
  agency: {
    name: "Saguaro Insurance",
    legalName: "Saguaro Insurance, LLC",
    website: "https://saguaro.example",
    phone: "5205550142 x12",
    email: "info@saguaro.example",
    since: 1999,
    address: { street: "1 Main St", unit: "Suite 2", city: "Las Cruces", state: "NM", zip: "88001" },
    social: [{ url: "https://network.example/agency" }],
  },
  home: { testimonials: { reviewSites: [{ url: "https://reviews.example" }, { url: null }] } },
  allCity: { nodes: [{ name: "Las Cruces" }] },
  allOfficeHours: {
    nodes: [
      { day: "Monday", hours: "9:00 AM-12:00 PM, 1:00 PM-6:00 PM" },
      { day: "Tuesday-Wednesday", hours: "12:30 PM-6:00 PM" },
      { day: "Friday", hours: "6:00 PM-2:00 AM" },
      { day: "Saturday", hours: "24/7" },
      { day: "Evenings", hours: "6:00 PM-8:00 PM" },
    ],
  },
  allClosure: {
    nodes: [
      { date: "2026-12-24", until: null, name: "", hours: "9:00 AM-12:00 PM" },
      { date: "2026-12-26", until: "2027-01-10", name: "", hours: null },
    ],
  },
} as unknown as Data;

const jsonLd = (data: Data): Record<string, unknown> =>
  JSON.parse(JSON.stringify(insuranceAgencyJsonLd(data)));

const lines = (hours: unknown) => (hours as object[]).map((line) => Object.values(line).slice(1).join(" "));

test("JSON-LD lists each weekday's office hours, including breaks, hours past midnight and 24-hour days", () => {
  expect(lines(jsonLd(data).openingHoursSpecification)).toEqual([
    "Monday 09:00 12:00",
    "Monday 13:00 18:00",
    "Tuesday 12:30 18:00",
    "Wednesday 12:30 18:00",
    "Friday 18:00 02:00",
    "Saturday 00:00 23:59",
  ]);
});

test("JSON-LD lists holidays and special hours", () => {
  expect(lines(jsonLd(data).specialOpeningHoursSpecification)).toEqual([
    "2026-12-24 2026-12-24 09:00 12:00",
    "2026-12-26 2027-01-10 00:00 00:00",
  ]);
});

test("JSON-LD lists the phone, address, review profiles, and cities with their state", () => {
  expect(jsonLd(data)).toMatchObject({
    telephone: "+15205550142;ext=12",
    address: { streetAddress: "1 Main St, Suite 2", addressRegion: "NM" },
    areaServed: [{ "@type": "City", name: "Las Cruces", containedInPlace: { "@type": "State", name: "NM" } }],
    sameAs: [expect.anything(), "https://reviews.example"],
  });
});
