import { securityTxt } from "./securityTxt";

function expiry(built: string): string {
  const text = securityTxt("https://agency.example", "info@agency.example", new Date(built));
  return /^Expires: (.*)$/m.exec(text)?.[1] ?? "";
}

test("whoever finds a weakness is told whom to write to, and where this is said", () => {
  const text = securityTxt("https://agency.example", "info@agency.example", new Date("2026-11-21T14:00:00Z"));
  expect(text.split("\n")).toEqual([
    "Contact: mailto:info@agency.example",
    "Expires: 2027-11-16T00:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://agency.example/.well-known/security.txt",
    "",
  ]);
});

test("each build moves the expiry; two builds of one day say the same", () => {
  expect(expiry("2026-11-21T00:00:00Z")).toBe(expiry("2026-11-21T23:59:59Z"));
  expect(expiry("2026-11-22T00:00:00Z") > expiry("2026-11-21T23:59:59Z")).toBe(true);
});
