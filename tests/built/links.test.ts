import { filesIn } from "../../src/content/filesIn";
import { builtPages } from "../support/builtPages";
import { builtFixtureSite } from "../support/fixtureSite";

const pages = builtPages(builtFixtureSite());
const website = "https://www.ironwood.example";
const links = pages.flatMap(({ path, links }) =>
  links.map((link) => ({ ...link, url: new URL(link.address, `${website}${path}`), on: path })),
);
const linksThat = (matches: (link: (typeof links)[number]) => boolean) =>
  links.filter(matches).map(({ on, tag, address }) => `${on}: <${tag}> ${address}`);

test.each([
  ["the fixture site", builtFixtureSite()],
  ["the site", "public"],
])("every internal link, image and script on %s points to an existing page or file", (_site, folder) => {
  const sitePages = builtPages(folder);
  const paths = [...sitePages.map(({ path }) => path), ...filesIn(folder).map((file) => `/${file}`)];
  const dead = sitePages.flatMap(({ path, links }) =>
    links.filter(({ address }) => {
      const { host, pathname } = new URL(address, `https://site.invalid${path}`);
      return host === "site.invalid" && !paths.includes(decodeURI(pathname));
    }),
  );
  expect(dead).toEqual([]);
});

test("every fragment of a link, such as /#contact, and of an SVG <use> refers to an existing id", () => {
  const dead = linksThat(({ tag, url: { origin, pathname, hash } }) => {
    if (!["a", "use"].includes(tag) || origin !== website || !hash) return false;
    return !pages.find(({ path }) => path === pathname)?.ids.has(decodeURIComponent(hash.slice(1)));
  });
  expect(dead).toEqual([]);
});

test("every URL on a page, once resolved, is an https:, mailto: or data: URL, or a valid tel: or sms: URL", () => {
  const valid = /^(https:|mailto:|data:|(tel|sms):\+?\d{3,15}(,\d+)?$)/;
  expect(linksThat(({ url }) => !valid.test(url.href))).toEqual([]);
});

test("only map links open in a new tab, and their accessible descriptions say so", () => {
  const newTabs = links.filter(({ newTab }) => newTab);
  expect(newTabs.length).toBeGreaterThan(0);
  for (const { url, description } of newTabs)
    expect([url.host, description]).toEqual(["www.google.com", expect.stringMatching(/new tab/)]);
});
