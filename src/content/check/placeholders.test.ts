import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPlaceholders } from "./placeholders";

const example = join(__dirname, "../../../tests/support/exampleContent");

function samplesOf(yaml: string): string[] {
  const dir = mkdtempSync(join(tmpdir(), "samples-"));
  writeFileSync(join(dir, "agency.yaml"), yaml);
  const samples = findPlaceholders(dir);
  rmSync(dir, { recursive: true });
  return samples.map(({ line, text }) => `${line} ${text}`);
}

it.each([
  'phone: "6025550142"',
  "text: Call (602) 555-0199 now",
  "email: info@duskridge.example",
  "website: https://www.duskridge.example",
  "license: AZ-SAMPLE-000000",
  '<iframe src="/sample-forms/survey.html"></iframe>',
  '<script src="/sample-forms/form_embed.js"></script>',
  'data-form-id="sample-survey"',
  "name: Someone # SAMPLE",
  "updated: Effective [INSERT DATE]",
  "- We keep records for [your number] years.",
  "- TODO: what the carriers do",
  "text: Lorem ipsum dolor",
])("lists %s", (row) => {
  expect(samplesOf(`# a comment\n${row}\n`)).toEqual([`2 ${row}`]);
});

it.each([
  'phone: "6025550242"',
  'phone: "6025551142"',
  "email: info@agency.com",
  "text: for example, a sample of what we do",
  "# A line that says SAMPLE is a placeholder.",
  "license: AZ-1234567",
  "languages: [SPANISH, NAVAJO]",
  "- Read the [FTC](https://agency.com) rule.",
])("does not list %s", (row) => {
  expect(samplesOf(`${row}\n`)).toEqual([]);
});

describe("with a whole site's content", () => {
  const found = findPlaceholders(example).map(
    ({ path, text }) => `${path} ${text.replace(/^- /, "").split(":")[0]}`,
  );

  it.each([
    "agency.yaml name",
    "agency.yaml phone",
    "agency.yaml email",
    "agency.yaml website",
    "agency.yaml license",
    "agency.yaml url",
    "agents.yaml name",
    "testimonials.yaml name",
    "legal/privacy-policy.yaml title",
  ])("lists %s", (sample) => {
    expect(found).toContain(sample);
  });

  it("lists each of the three forms, and each of their scripts, with its line", () => {
    const forms = findPlaceholders(example).filter(({ path }) => path === "embeds.yaml");
    expect(
      forms.map(({ line, text }) => `${line} ${text.replace(/^<(\w+).*src="([^"]*)".*/, "$1 $2")}`),
    ).toEqual([
      "8 iframe /sample-forms/lead-form.html",
      "9 script /sample-forms/form_embed.js",
      "14 iframe /sample-forms/contact-form.html",
      "15 script /sample-forms/form_embed.js",
      "20 iframe /sample-forms/survey.html",
      "21 script /sample-forms/form_embed.js",
    ]);
    expect(new Set(forms.map(({ why }) => why))).toEqual(new Set(["a form that sends nothing"]));
  });
});

it("lists the portrait while it is the one that came with the site, whatever its name", () => {
  const dir = mkdtempSync(join(tmpdir(), "samples-"));
  mkdirSync(join(dir, "images"));
  writeFileSync(join(dir, "home.yaml"), "photo: images/me.jpg\n");
  writeFileSync(join(dir, "images/me.jpg"), "a portrait");
  const hash = createHash("sha256").update("a portrait").digest("hex");
  const portraits = [findPlaceholders(dir, hash), findPlaceholders(dir)].map((samples) => samples.length);
  rmSync(dir, { recursive: true });
  expect(portraits).toEqual([1, 0]);
});
