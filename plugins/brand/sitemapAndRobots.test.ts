import { robots, sitemap } from "./sitemapAndRobots";

test("the sitemap lists the canonical address of every page, but not the not-found page", () => {
  const xml = sitemap("https://agency.example", [
    "/404",
    "/directory",
    "/",
    "/404.html",
    "/privacy-policy/",
    "/500-day-guarantee",
  ]);
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    "https://agency.example/",
    "https://agency.example/500-day-guarantee",
    "https://agency.example/directory",
    "https://agency.example/privacy-policy",
  ]);
});

test("robots.txt contains the full address of the sitemap", () => {
  expect(robots("https://agency.example")).toContain("Sitemap: https://agency.example/sitemap.xml");
});
