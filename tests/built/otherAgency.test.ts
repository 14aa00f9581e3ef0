import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { headersOf, parseHeadersFile } from "../../plugins/hosting/headersFile";
import { filesIn } from "../../src/content/filesIn";
import { builtPages } from "../support/builtPages";
import { provider } from "../support/mockProvider/embedCode";
import { builtOtherAgency, otherEmail, otherPhone } from "../support/otherAgency";

const site = builtOtherAgency();
const read = (file: string) => readFileSync(join(site, file), "utf8");

/** A number in any way of writing it: 6025550142, (602) 555-0142, +1-602-555-0142. */
function anyForm(phone: string): RegExp {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return new RegExp(`${area}\\D{0,3}${exchange}\\D{0,2}${line}`);
}

test("a phone, an email or an address that agency.yaml no longer has is nowhere in the site any more", () => {
  const { phone, email, website } = parse(readFileSync(resolve(__dirname, "../../data/agency.yaml"), "utf8"));
  const files = filesIn(site).filter((file) => /\.(html|js|json|xml|txt|svg|webmanifest|css)$/.test(file));
  const having = (pattern: RegExp) => files.filter((file) => pattern.test(read(file)));
  for (const fact of [anyForm(phone), new RegExp(email), new RegExp(new URL(website).host)])
    expect(having(fact)).toEqual([]);
  for (const fact of [anyForm(otherPhone), new RegExp(otherEmail)])
    expect(having(fact)).toEqual(expect.arrayContaining(["index.html", "directory.html", "404.html"]));
});

test("with a provider connected the policy names its forms, hosts and script, and nobody frames the site", () => {
  const rules = parseHeadersFile(read("_headers"));
  const policy = headersOf("/", rules)["Content-Security-Policy"]?.split("; ") ?? [];
  const sources = (directive: string) => policy.find((part) => part.startsWith(`${directive} `))?.split(" ");
  expect(sources("frame-src")?.slice(1)).toEqual([
    new URL(provider.survey.address).origin,
    `https://127.0.0.1:${provider.thanksPort}`,
  ]);
  expect(sources("script-src")).toContain(new URL(provider.script).origin);
  expect(sources("frame-ancestors")).toEqual(["frame-ancestors", "'none'"]);
});

test("with a provider connected no form that sends nothing waits for somebody who finds its address", () => {
  expect(filesIn(site).filter((file) => file.startsWith("sample-forms/"))).toEqual([]);
});

test("every page is in the sitemap by its canonical address, a new legal page and a page in a folder too", () => {
  const pages = builtPages(site).filter(({ path }) => path !== "/404");
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["/accessibility", "/about/team"]));
  for (const { path, html } of pages) {
    const [, canonical] = /<link href="([^"]+)" rel="canonical"/.exec(html) ?? [];
    expect(new URL(String(canonical)).pathname).toBe(path);
    expect(read("sitemap.xml")).toContain(`<loc>${canonical}</loc>`);
  }
});
