import { siteHeaders } from "./headers";
import { headersOf } from "./headersFile";

const allow = { scripts: [], connections: [], pictures: [], frames: [], fonts: [], styles: [] };
const form = { address: "/sample-forms/a.html", script: null };
const embeds = { leadForm: form, contactForm: form, survey: form, allow };
const pages = ["404.html", "directory.html", "guides/monsoon.html", "index.html"];
const rules = siteHeaders({ pages, scriptHashes: [], embeds });

test("every page has its own Cache-Control rule, but the not-found page has none", () => {
  const cacheControl = (path: string) => headersOf(path, rules)["Cache-Control"];
  for (const path of ["/", "/directory", "/guides/monsoon"]) expect(cacheControl(path)).toMatch(/max-age/);
  for (const path of ["/404", "/404.html", "/nowhere"]) expect(cacheControl(path)).toBeUndefined();
});
