import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { builtPages, type PageLink } from "../support/builtPages";
import { builtOtherAgency } from "../support/otherAgency";

const { website } = parse(readFileSync(resolve(__dirname, "../../data/agency.yaml"), "utf8"));
const { actions } = parse(readFileSync(resolve(__dirname, "../../data/layout.yaml"), "utf8"));

/** Returns a link's absolute URL, or undefined for a link to another site. */
function onThisSite(from: string, { address }: PageLink): URL | undefined {
  const url = new URL(address, `${website}${from}`);
  return url.origin === website ? url : undefined;
}

function describeLinks(list: { from: string; tag: string; address: string }[]): string[] {
  return list.map(({ from, tag, address }) => `${from}: <${tag}> ${address}`);
}

describe.each([
  ["the site", resolve(__dirname, "../../public")],
  ["the site of the other agency", builtOtherAgency()],
])("links in %s", (_, site) => {
  const pages = builtPages(site);
  const links = pages.flatMap((page) => page.links.map((link) => ({ from: page.path, ...link })));

  test("the built pages have more than 100 links", () => {
    expect(links.length).toBeGreaterThan(100);
  });

  test("no internal link or resource is dead, and links to pages use the canonical path", () => {
    const dead = links.filter((link) => {
      const url = onThisSite(link.from, link);
      if (!url || url.href.startsWith("data:")) return false;
      return (
        !pages.some(({ path }) => path === url.pathname) && !existsSync(join(site, decodeURI(url.pathname)))
      );
    });
    expect(describeLinks(dead)).toEqual([]);
  });

  test("every link with a fragment has its target id on the linked page, and so has every SVG <use>", () => {
    const dead = links.filter((link) => {
      const url = onThisSite(link.from, link);
      if (!["a", "use"].includes(link.tag) || !url?.hash) return false;
      return !pages.find(({ path }) => path === url.pathname)?.ids.has(decodeURIComponent(url.hash.slice(1)));
    });
    expect(describeLinks(dead)).toEqual([]);
  });

  test("links use https, mailto and valid tel and sms URLs only", () => {
    const odd = links.filter((link) => {
      const { protocol, href } = new URL(link.address, `${website}${link.from}`);
      if (/^(tel|sms):$/.test(protocol)) return !/^\w+:\+?\d{3,15}(,\d+)?$/.test(href);
      return !["https:", "mailto:", "data:"].includes(protocol);
    });
    expect(describeLinks(odd)).toEqual([]);
  });

  test("a link that opens a new tab announces it in its text, and has rel=noopener", () => {
    const newTabs = links.filter(({ newTab }) => newTab);
    expect(newTabs.length).toBeGreaterThan(0);
    expect(describeLinks(newTabs.filter(({ rel }) => !/\bnoopener\b/.test(rel)))).toEqual([]);
    expect(describeLinks(newTabs.filter(({ text }) => !text.includes(actions.newTab)))).toEqual([]);
  });
});
