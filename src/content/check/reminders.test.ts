import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { copyFixtureContent } from "../../../tests/support/fixtureContent";
import { contentFile } from "../declarations/contentFiles";
import { findReminders } from "./reminders";

let dataDir: string;
beforeEach(() => {
  dataDir = copyFixtureContent();
  writeFileSync(join(dataDir, "closures.yaml"), "- date: 2027-01-01\n  name: New Year’s Day\n");
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const messagesOn = (day: string) => findReminders(dataDir, day).map(({ message }) => message);

test("the owner is reminded 120 days before the last holiday in closures.yaml, and 60 days before the license expires", () => {
  writeFileSync(join(dataDir, "testimonials.yaml"), "[]");
  const ends = /^The list of closed days ends on 2027-01-01\./;
  expect(messagesOn("2026-09-02").filter((message) => ends.test(message))).toEqual([]);
  expect(messagesOn("2026-09-05")).toContainEqual(expect.stringMatching(ends));
  const license = "The license expires on 2031-03-31. Renew it, and enter the new date here.";
  expect(messagesOn("2031-01-29")).not.toContain(license);
  expect(messagesOn("2031-01-31")).toContain(license);
});

test("the reminder to add holidays to closures.yaml suggests entries, including observed dates such as December 24, 2027", () => {
  const { lines = [] } = findReminders(dataDir, "2027-07-01")[0] ?? {};
  const entries = parse(lines.join("\n"));
  expect(contentFile("closures.yaml")?.content.safeParse(entries).success).toBe(true);
  expect(entries).toContainEqual({ date: "2027-11-25", name: "Thanksgiving Day" });
  expect(entries).toContainEqual({ date: "2027-12-24", name: "Christmas Day (observed)" });
});

test("the owner is reminded if the agency's rating has not been checked for 90 days, or if a review is more than two years old", () => {
  writeFileSync(
    join(dataDir, "testimonials.yaml"),
    "- name: Ann\n  text: Good.\n  date: March 2026\n  verified: true\n",
  );
  expect(messagesOn("2028-02-01")).toContainEqual(expect.stringMatching(/^Compare the rating/));
  const review = expect.stringMatching(/^This review is more than two years old/);
  expect(messagesOn("2028-02-01")).not.toContainEqual(review);
  const found = findReminders(dataDir, "2028-04-01");
  expect(found).toContainEqual(
    expect.objectContaining({ file: expect.stringMatching(/testimonials/), line: 3 }),
  );
  expect(found).toContainEqual(expect.objectContaining({ message: review }));
});
