import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { headersOf, parseHeadersFile } from "../../plugins/hosting/headersFile";
import { filesIn } from "../../src/content/filesIn";
import { builtChangedSite, newPhone, provider } from "../support/changedSite";

const agency = parse(readFileSync(resolve(__dirname, "../../data/agency.yaml"), "utf8"));
const texts = /\.(html|js|json|xml|txt|svg|webmanifest|css)$/;

/** A number in any way of writing it: 6025550142, (602) 555-0142, +1-602-555-0142. */
function anyForm(phone: string): RegExp {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return new RegExp(`${area}\\D{0,3}${exchange}\\D{0,2}${line}`);
}

test("after a change of the phone in agency.yaml no old number is left anywhere in the site", () => {
  const site = builtChangedSite();
  const files = filesIn(site).filter((file) => texts.test(file));
  const having = (phone: string) =>
    files.filter((file) => anyForm(phone).test(readFileSync(join(site, file), "utf8")));
  expect(having(agency.phone)).toEqual([]);
  expect(having(newPhone)).toEqual(expect.arrayContaining(["index.html", "directory.html", "404.html"]));
});

test("with a provider connected the policy names its forms, hosts and script, and nobody frames the site", () => {
  const rules = parseHeadersFile(readFileSync(join(builtChangedSite(), "_headers"), "utf8"));
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
  expect(filesIn(builtChangedSite()).filter((file) => file.startsWith("sample-forms/"))).toEqual([]);
});
