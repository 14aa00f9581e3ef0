import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyFixtureContent } from "../../../tests/support/fixtureContent";
import { findOtherStates, findRiskyWords, findSampleValues } from "./launchChecklist";

let dataDir: string;
const edit = (path: string, from: string | RegExp, to: string) =>
  writeFileSync(join(dataDir, path), readFileSync(join(dataDir, path), "utf8").replace(from, to));

beforeEach(() => {
  dataDir = copyFixtureContent();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("the launch check finds sample people, carriers and portraits, even if their # SAMPLE comments have been deleted", () => {
  copyFileSync("data/images/principal-agent.jpg", join(dataDir, "images/portrait.jpg"));
  edit("agents.yaml", "Wren Paloverde # SAMPLE", '"Wren Paloverde"');
  edit("carriers.yaml", "name: Ash", "name: Sonoran Mutual");
  const found = findSampleValues(dataDir).map(({ source = "" }) => source);
  expect(found).toEqual(
    expect.arrayContaining([
      '- name: "Wren Paloverde"',
      "- { name: Sonoran Mutual, lines: Home & Auto }",
      "the sample illustration",
    ]),
  );
});

test("the launch check lists texts that name a state where the agency has neither an office nor a license", () => {
  const path = "legal/privacy-policy.yaml";
  edit(path, "Call {phone}.", "Maricopa County and the law of Nevada and Utah.");
  expect(findOtherStates(dataDir).map(({ message }) => message)).toEqual([]);
  edit("agency.yaml", /furtherLicenses: .*\n/, "");
  expect(findOtherStates(dataDir).map(({ message }) => message)).toEqual(["names Maricopa County"]);
});

test("the launch check lists legally risky words, except in reviews", () => {
  edit("agents.yaml", /description: .*/, "description: We are never late.");
  edit("testimonials.yaml", /text: .*/, "text: The best agency.");
  const messages = findRiskyWords(dataDir).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringMatching(/^"never" is a risk, because one exception/));
  expect(messages).not.toContainEqual(expect.stringMatching(/^"best"/));
});
