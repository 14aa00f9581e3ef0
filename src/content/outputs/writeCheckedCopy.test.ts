import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { copyExampleContent } from "../../../tests/support/exampleContent";
import { checkContent } from "../check/checkContent";
import { writeCheckedCopy } from "./writeCheckedCopy";

const root = join(__dirname, "..", "..", "..");
let dataDir: string;
let targetDir: string;

beforeEach(async () => {
  dataDir = await copyExampleContent();
  targetDir = mkdtempSync(join(tmpdir(), "published-"));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true });
  rmSync(targetDir, { recursive: true });
});

async function writeAll(): Promise<string[]> {
  const { content } = await checkContent({ dataDir, staticDir: join(root, "static") });
  if (!content) throw new Error("the content is bad");
  return writeCheckedCopy(content, dataDir, targetDir);
}

const copied = (path: string) => JSON.parse(readFileSync(join(targetDir, path), "utf8"));
const edit = (path: string, from: string, to: string) =>
  writeFileSync(join(dataDir, path), readFileSync(join(dataDir, path), "utf8").replace(from, to));

it("fills facts into texts, formats phones there, and leaves slots to the page", async () => {
  await writeAll();
  expect(copied("layout.yaml").actions.call).toBe("Call (602) 555-0142");
  expect(copied("layout.yaml").footer.copyright).toMatch(/^© \{year\} Duskridge Insurance Agency, LLC/);
  expect(copied("home.yaml").products.banner.callButton).toBe("Speak with Marisol Ocotillo");
});

it("leaves a license of ten digits as it is, which is no phone", async () => {
  edit("agency.yaml", "license: AZ-SAMPLE-000000", 'license: "3002345678"');
  await writeAll();
  expect(copied("layout.yaml").footer.license).toBe("Arizona License #3002345678");
});

it("writes the phone of an agent as ten digits, and who is not the principal", async () => {
  await writeAll();
  expect(copied("agents.yaml")[0]).toMatchObject({ phone: "6025550142", principal: true });
  expect(copied("agents.yaml")[1]).toMatchObject({ phone: "6025550144", principal: false });
});

it("adds what programs want to know", async () => {
  await writeAll();
  expect(copied("hours.yaml")[0]).toMatchObject({
    spans: [{ opens: "09:00", closes: "18:00" }],
    closed: false,
  });
  expect(copied("closures.yaml")[0].dateInWords).toBe("Thursday, November 26, 2026");
  expect(copied("legal/privacy-policy.yaml").slug).toBe("privacy-policy");
});

it("brings the suite with the street, and keeps the letters of a fact from being Markdown", async () => {
  edit("agency.yaml", "  city:", '  unit: "#204"\n  city:');
  edit("agency.yaml", "Duskridge Insurance Agency, LLC", '"*Dusk* Insurance_LLC"');
  edit("legal/privacy-policy.yaml", "Words of {legalName}.", "Words of {legalName}, {address.street}.");
  await writeAll();
  expect(copied("legal/privacy-policy.yaml").intro).toBe(
    "Words of \\*Dusk\\* Insurance\\_LLC, 2550 W Union Hills Dr, \\#204.",
  );
  expect(copied("layout.yaml").footer.copyright).toContain("© {year} *Dusk* Insurance_LLC");
});

it("ends a sentence with one full stop, also behind a name that ends with one", async () => {
  edit("agency.yaml", "Duskridge Insurance Agency, LLC", "Duskridge Insurance Agency, Inc.");
  await writeAll();
  expect(copied("layout.yaml").footer.copyright).toBe(
    "© {year} Duskridge Insurance Agency, Inc. All rights reserved.",
  );
  expect(copied("legal/privacy-policy.yaml").intro).toBe("Words of Duskridge Insurance Agency, Inc.");
});

it("makes a page of every file in legal/", async () => {
  cpSync(join(dataDir, "legal/privacy-policy.yaml"), join(dataDir, "legal/accessibility.yaml"));
  await writeAll();
  expect(copied("legal/accessibility.yaml").slug).toBe("accessibility");
});

it("turns a photo upright that a camera has only noted how to turn", async () => {
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#888" } });
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(dataDir, "images/principal-agent.jpg"));
  await writeAll();
  const { width, height, orientation } = await sharp(
    join(targetDir, "images/principal-agent.jpg"),
  ).metadata();
  expect([width, height, orientation ?? 1]).toEqual([1200, 1600, 1]);
});

it("keeps the colours of a picture that it turns upright", async () => {
  const pixels = Uint8Array.from({ length: 64 * 48 * 3 }, (_, i) => (i * 7) % 256);
  const picture = join(dataDir, "images/principal-agent.png");
  await sharp(pixels, { raw: { width: 64, height: 48, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .png()
    .toFile(picture);
  const before = await sharp(picture).autoOrient().raw().toBuffer();
  await writeAll();
  expect(before.equals(await sharp(join(targetDir, "images/principal-agent.png")).raw().toBuffer())).toBe(
    true,
  );
});

it("writes what a provider's code says as it stands there, braces and all, and not the code", async () => {
  edit("embeds.yaml", 'title="Free Review Website Header"', "title='{phone} &amp; \"{x}\"'");
  await writeAll();
  expect(copied("embeds.yaml").leadForm).toEqual({
    address: "/sample-forms/lead-form.html",
    script: "/sample-forms/form_embed.js",
    frameId: "inline-sample-lead-form",
    title: '{phone} & "{x}"',
    formName: "Free Review Website Header",
    height: 600,
    attributes: [
      { name: "data-height", value: "600" },
      { name: "data-form-id", value: "sample-lead-form" },
    ],
    announces: true,
  });
  expect(copied("embeds.yaml").hosts).toEqual([]);
});

it("gives a frame the specification's height where none is written", async () => {
  for (const height of ["600", "500", "600"]) edit("embeds.yaml", `  height: ${height}\n`, "");
  await writeAll();
  const { leadForm, contactForm, survey } = copied("embeds.yaml");
  expect([leadForm, contactForm, survey].map(({ height }) => height)).toEqual([600, 500, 600]);
});

it("writes only what changed", async () => {
  expect((await writeAll()).length).toBeGreaterThan(14);
  expect(await writeAll()).toEqual([]);
  edit("cities.yaml", "Mesa", "Queen Creek");
  expect(await writeAll()).toEqual(["cities.yaml"]);
});

it("rewrites every file that uses a fact when the fact changes", async () => {
  await writeAll();
  edit("agency.yaml", "Duskridge Insurance #", "Other Insurance #");
  expect(await writeAll()).toEqual(expect.arrayContaining(["agency.yaml", "home.yaml", "directory.yaml"]));
});

it("removes files that are gone", async () => {
  await writeAll();
  writeFileSync(join(targetDir, "images", "old.jpg"), "");
  expect(await writeAll()).toEqual(["images/old.jpg"]);
  expect(readdirSync(join(targetDir, "images"))).not.toContain("old.jpg");
});
