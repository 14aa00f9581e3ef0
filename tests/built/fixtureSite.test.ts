import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filesIn } from "../../src/content/filesIn";
import { builtPages } from "../support/builtPages";
import { builtFixtureSite, minimalSiteFolder, reactSiteFolder } from "../support/fixtureSite";

const site = builtFixtureSite();
const read = (file: string) => readFileSync(join(site, file), "utf8");

test("a site built for another agency does not contain the sample agency's name, phone number or address", () => {
  const files = filesIn(site).filter((file) => /\.(html|js|json|xml|txt|svg|css)$/.test(file));
  const delivered = /[Dd]uskridge|Ocotillo"|602\D{0,3}555\D{0,2}01|Union Hills|Phoenix, AZ/;
  expect(files.filter((file) => delivered.test(read(file)))).toEqual([]);
});

test("a photo with EXIF orientation, such as a sideways phone photo, is published upright and as AVIF in several widths", async () => {
  const links = builtPages(site).flatMap((page) => page.links);
  const photos = links.filter(({ address }) => address.includes("Wren"));
  expect(new Set(photos.flatMap(({ address }) => /.+\.avif$/.exec(address) ?? [])).size).toBeGreaterThan(1);
  const photo = photos.find(({ tag }) => tag === "img")?.address;
  const { data, info } = await sharp(join(site, decodeURI(String(photo))))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // When upright, the fixture's photo is red at the top and blue at the bottom, so the first pixel must be red.
  const [red = 0, , blue = 0] = data;
  expect(info.width).toBe(info.height);
  expect(red).toBeGreaterThan(2 * blue);
});

test("in an embed code, placeholders such as {name} are not filled in", () => {
  expect(read("index.html")).toContain('data-note="{name}"');
});

test("once a form provider is connected, the sample forms are not published", () => {
  expect(filesIn(site).filter((file) => file.includes("sample"))).toEqual([]);
});

test("the sitemap lists the canonical URL of every page except the 404 page", () => {
  const pages = builtPages(site).filter(({ path }) => path !== "/404");
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["/accessibility", "/about/team"]));
  for (const { path, html } of pages) {
    const [, canonical] = /<link [^>]*rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(canonical).toBe(`https://www.ironwood.example${path}`);
    expect(read("sitemap.xml")).toContain(`<loc>${canonical}</loc>`);
  }
  expect(read("sitemap.xml")).not.toContain("/404");
});

test("the JSON-LD contains the office hours (including breaks, hours past midnight, and 24/7), closures, address, social profiles and service area", () => {
  const [, json = ""] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(read("index.html")) ?? [];
  const agency = JSON.parse(json);
  const hours = [...agency.openingHoursSpecification, ...agency.specialOpeningHoursSpecification];
  expect(hours.map((line: object) => Object.values(line).slice(1).join(" "))).toEqual([
    "Monday 09:00 18:00",
    ...["Tuesday 09:00 12:00", "Tuesday 13:00 18:00"],
    ...["Wednesday 08:00 10:00", "Wednesday 10:30 12:00", "Wednesday 13:00 16:00", "Wednesday 17:00 19:00"],
    "Friday 18:00 02:00",
    "Saturday 00:00 23:59",
    "2020-11-11 2020-11-11 00:00 00:00",
    "2086-11-28 2086-11-28 00:00 00:00",
    "2086-12-24 2086-12-24 09:00 12:00",
    "2086-12-26 2086-12-31 00:00 00:00",
  ]);
  const address = { streetAddress: "4100 Ocotillo Ridge Rd", postalCode: "89101-1234" };
  expect(agency).toMatchObject({ telephone: "+19285550177", address });
  expect(agency.areaServed[0]).toMatchObject({ name: "Las Vegas", containedInPlace: { name: "NV" } });
  expect(agency.sameAs).toEqual(expect.arrayContaining(["https://x.example/ironwood"]));
});

test("og:image and the JSON-LD image use the picture in agency.yaml, and are omitted if it has none", () => {
  const home = read("index.html");
  const [, address] =
    /og:image" content="(https:\/\/www\.ironwood\.example\/static\/[^"]+)"/.exec(home) ?? [];
  expect(home).toContain(`"image":"${address}"`);
  expect(filesIn(site)).toContain(String(address).replace("https://www.ironwood.example/", ""));
  const without = readFileSync(join(minimalSiteFolder, "index.html"), "utf8");
  expect(without).not.toMatch(/og:image|summary_large_image|"image":/);
});

test.each(builtPages(site))(
  "$path has the same HTML, apart from scripts, with and without client-side React",
  ({ path, html }) => {
    const preview = builtPages(reactSiteFolder).find((page) => page.path === path)?.html ?? "";
    expect(preview).toContain('<script src="/edit-links.js" defer=""></script>');
    const elements = (page: string) =>
      page.replace(/<script.*?<\/script>|<link as="script".*?>|<!--.*?-->/gs, "").split(/\s*(?=<)/);
    expect(elements(preview)).toEqual(elements(html));
  },
);
