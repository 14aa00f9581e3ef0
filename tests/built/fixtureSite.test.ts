import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { filesIn } from "../../src/content/filesIn";
import { builtPages } from "../support/builtPages";
import { builtOtherAgency, otherEmail, otherPhone } from "../support/otherAgency";

const site = builtOtherAgency();
const read = (file: string) => readFileSync(join(site, file), "utf8");

/** Returns a pattern for a phone number in any format: 6025550142, (602) 555-0142, +1-602-555-0142. */
function anyFormat(phone: string): RegExp {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return new RegExp(`${area}\\D{0,3}${exchange}\\D{0,2}${line}`);
}

test("after a change of phone, email or website in agency.yaml, no file of the site contains the old ones", () => {
  const { phone, email, website } = parse(readFileSync(resolve(__dirname, "../../data/agency.yaml"), "utf8"));
  const files = filesIn(site).filter((file) => /\.(html|js|json|xml|txt|svg|webmanifest|css)$/.test(file));
  const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(read(file)));
  for (const old of [anyFormat(phone), new RegExp(email), new RegExp(new URL(website).host)])
    expect(filesWith(old)).toEqual([]);
  for (const current of [anyFormat(otherPhone), new RegExp(otherEmail)])
    expect(filesWith(current)).toEqual(expect.arrayContaining(["index.html", "directory.html", "404.html"]));
});

test("the directory dials an extension but no fax, and lists staff apart from licensed agents", () => {
  const [lines = "", ...people] = read("directory.html").split(/<section id="(?:licensed-agents|staff)"/);
  const dialled = [`${otherPhone},109`, "9285550132"].map((number) => lines.includes(`tel:+1${number}"`));
  expect(dialled).toEqual([true, false]);
  expect(people.map((group) => group.split("<h3").length - 1)).toEqual([51, 9]);
});

test("with a provider connected, the sample forms are not published", () => {
  expect(filesIn(site).filter((file) => file.startsWith("sample-forms/"))).toEqual([]);
});

test("a legal page in Spanish has Spanish words and date, and with one section no table of contents", () => {
  const html = read("accessibility.html");
  expect(html).toMatch(
    /<main [^>]*lang="es".*Actualizado: <time [^>]*>\d+ de [a-z]+ de 20.*>Volver al inicio</s,
  );
  expect(html).not.toContain("En esta página");
});

test("the sitemap lists the canonical URL of every page, including a new legal page and a nested page", () => {
  const pages = builtPages(site).filter(({ path }) => path !== "/404");
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["/accessibility", "/about/team"]));
  for (const { path, html } of pages) {
    const [, canonical] = /<link [^>]*rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(String(canonical)).pathname).toBe(path);
    expect(read("sitemap.xml")).toContain(`<loc>${canonical}</loc>`);
  }
});

test("an agency without a public street has no link to a map on any page", () => {
  for (const { html } of builtPages(site)) expect(html).not.toContain("google.com/maps");
});
