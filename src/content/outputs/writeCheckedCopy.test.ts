import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { copyFixtureContent } from "../../../tests/support/fixtureContent";
import { checkContent } from "../check/checkContent";
import { writeCheckedCopy } from "./writeCheckedCopy";

const staticDir = join(__dirname, "../../../static");
let dataDir: string;
let targetDir: string;

beforeEach(async () => {
  dataDir = copyFixtureContent();
  targetDir = mkdtempSync(join(tmpdir(), "published-"));
});
afterEach(() => {
  for (const folder of [dataDir, targetDir]) rmSync(folder, { recursive: true });
});

async function writeAll(): Promise<string[]> {
  const { site } = await checkContent(dataDir, staticDir);
  if (!site) throw new Error("the content has problems");
  return writeCheckedCopy(site, targetDir);
}

const copied = (path: string) => JSON.parse(readFileSync(join(targetDir, path), "utf8"));
const edit = (path: string, from: string | RegExp, to: string) =>
  writeFileSync(join(dataDir, path), readFileSync(join(dataDir, path), "utf8").replace(from, to));

test("a placeholder is replaced with its value, or if a component renders the value, the text is split at the placeholder", async () => {
  edit("agency.yaml", /(?<=legalName: ).*/, "Ironwood, Inc.");
  edit("layout.yaml", "href: /directory", "href: tel:{phone}");
  edit("home.yaml", "Speak with {principal.name}", "Ask {principal.name} at {principal.phone}");
  edit("error-screen.yaml", "Unexpected Application Error!", "Call\u00a0{phone}\u00a0now\u00a0or");
  await writeAll();
  const { actions, footer, hours, navigation } = copied("layout.yaml");
  expect(actions.call).toEqual(["Call ", ""]);
  const { callButton } = copied("home.yaml").products.banner;
  expect(callButton).toEqual(["Ask Marisol Hernández-Montgomery, CIC, CPCU at ", ""]);
  expect(footer.copyright).toEqual(["© ", " Ironwood, Inc. All rights reserved."]);
  expect(hours.openNow).toBe("Open now, until {time}");
  expect(copied("error-screen.yaml").heading).toBe("Call (928) 555-0177 now or");
  expect(navigation[2].href).toBe("tel:+19285550177");
  expect(copied("agents.yaml")[0]).toMatchObject({ phone: "9285550161 x101", principal: true });
  expect(copied("agents.yaml")[1]).toMatchObject({ phone: "9285550144", principal: false });
});

test("values inserted into a legal text are escaped for Markdown, and phone numbers become Markdown links", async () => {
  edit("legal/privacy-policy.yaml", "{legalName}.", "{legalName}, {address.street}, {phone}.");
  await writeAll();
  expect(copied("legal/privacy-policy.yaml").intro).toBe(
    "Words of Núñez, Ironwood \\& Daughters \\*Insurance\\* Agency\\_LLC, 4100 Ocotillo Ridge Rd, \\#204, [(928) 555-0177](tel:+19285550177).",
  );
});

test("the copy of data/ that Gatsby reads has computed fields, such as office hours in minutes after midnight", async () => {
  for (const height of [600, 500, 600]) edit("embeds.yaml", `  height: ${height}\n`, "");
  edit("embeds.yaml", 'title="Free Review Website Header"', "title='{phone} &amp; \"{x}\"'");
  await writeAll();
  const hours = { words: "9:00 AM-6:00 PM", spans: [{ opens: 540, closes: 1080 }] };
  expect(copied("hours.yaml")[0]).toMatchObject({ hours });
  expect(copied("closures.yaml")[1].lastDay).toBe("2030-11-28");
  expect(copied("legal/accessibility.yaml").slug).toBe("accessibility");
  const { leadForm, contactForm, survey, allow } = copied("embeds.yaml");
  expect(leadForm).toMatchObject({ title: '{phone} & "{x}"', frameId: "frame-leadForm", height: 600 });
  const [contact, pictures] = [contactForm.height, allow.pictures];
  expect([contact, survey.height, pictures]).toEqual([600, 600, ["https://*.calls.example"]]);
  expect(leadForm).not.toHaveProperty("code");
});

test("each entry in the copy of data/ that Gatsby reads names its source file and line in data/", async () => {
  edit("agents.yaml", /^/, "# The first line\n\n");
  await writeAll();
  const lines = readFileSync(join(dataDir, "agents.yaml"), "utf8").split("\n");
  for (const { name, line } of copied("agents.yaml")) expect(lines[line - 1]).toContain(`name: ${name}`);
  expect(copied("legal/accessibility.yaml")).toMatchObject({
    file: "data/legal/accessibility.yaml",
    line: 1,
  });
});

test("a photo with an EXIF rotation is copied upright, with its colors unchanged", async () => {
  const raw = { width: 224, height: 168, channels: 3 } as const;
  const pixels = Uint8Array.from({ length: 224 * 168 * 3 }, (_, i) => (i * 7) % 256);
  const photo = await sharp(pixels, { raw }).withMetadata({ orientation: 6 }).png().toBuffer();
  writeFileSync(join(dataDir, "images/camera.png"), photo);
  edit("agents.yaml", /photo: .*/, "photo: images/camera.png");
  await writeAll();
  const copy = sharp(join(targetDir, "images/camera.png"));
  expect((await copy.metadata()).orientation ?? 1).toBe(1);
  expect(await copy.raw().toBuffer()).toEqual(await sharp(photo).autoOrient().raw().toBuffer());
});

test("a photo can have any file name, and the photo's copy gets a URL-safe name", async () => {
  const decomposed = "José, Tom & Ann #1%.jpg".normalize("NFD");
  renameSync(join(dataDir, "images/principal-agent.jpg"), join(dataDir, "images", decomposed));
  edit("home.yaml", "images/principal-agent.jpg", '"images/José, Tom & Ann #1%.jpg"');
  await writeAll();
  const { photo } = copied("home.yaml").about.principal;
  expect(photo).toMatch(/^images\/[\w.-]+\.jpg$/);
  expect(readdirSync(join(targetDir, "images"))).toContain(photo.slice("images/".length));
});

test("after an edit in data/, only the affected files are rewritten in the copy of data/ that Gatsby reads", async () => {
  await writeAll();
  edit("cities.yaml", "Mesa", "Queen Creek");
  writeFileSync(join(targetDir, "images/old.jpg"), "");
  expect(await writeAll()).toEqual(["cities.yaml", "images/old.jpg"]);
  edit("agency.yaml", "name: Núñez", "name: Nunez");
  expect(await writeAll()).toEqual(expect.arrayContaining(["agency.yaml", "home.yaml", "directory.yaml"]));
});

test("temporary and backup files in data/, such as .DS_Store and agents.yaml~, are ignored", async () => {
  const left = ["Thumbs.db", "desktop.ini", "Icon\r", ".DS_Store", "~$agents.yaml", "agents.yaml~"];
  for (const litter of [...left, "agents.yaml.orig", "#agents.yaml#", "a.jpg.bak", "b.jpg.crdownload"])
    for (const folder of ["", "images", "legal"]) writeFileSync(join(dataDir, folder, litter), "");
  await writeAll();
  expect(readdirSync(join(targetDir, "images"))).toEqual([
    "Wren_27_s_20_portrait_20__28_1_29_.JPG",
    "principal-agent.jpg",
    "share.png",
  ]);
});
