import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { builtPages, type PageLink } from "../support/builtPages";
import { builtOtherAgency } from "../support/otherAgency";

const { website } = parse(readFileSync(resolve(__dirname, "../../data/agency.yaml"), "utf8"));
const { actions } = parse(readFileSync(resolve(__dirname, "../../data/layout.yaml"), "utf8"));

/** Where a link leads on this site, or undefined when it leads away. */
function onThisSite(from: string, { address }: PageLink): URL | undefined {
  const url = new URL(address, `${website}${from}`);
  return url.origin === website ? url : undefined;
}

function says(list: { from: string; tag: string; address: string }[]): string[] {
  return list.map(({ from, tag, address }) => `${from}: <${tag}> ${address}`);
}

describe.each([
  ["the site", resolve(__dirname, "../../public")],
  ["the site of another agency, with two pages more", builtOtherAgency()],
])("in %s", (_, site) => {
  const pages = builtPages(site);
  const links = pages.flatMap((page) => page.links.map((link) => ({ from: page.path, ...link })));

  test("pages have links", () => {
    expect(links.length).toBeGreaterThan(100);
  });

  test("every address on this site leads to a page or a file, in the one form that is canonical", () => {
    const dead = links.filter((link) => {
      const url = onThisSite(link.from, link);
      if (!url || url.href.startsWith("data:")) return false;
      return (
        !pages.some(({ path }) => path === url.pathname) && !existsSync(join(site, decodeURI(url.pathname)))
      );
    });
    expect(says(dead)).toEqual([]);
  });

  test("every anchor is there on the page that it leads to, and every drawing on the page that refers to it", () => {
    const dead = links.filter((link) => {
      const url = onThisSite(link.from, link);
      if (!["a", "use"].includes(link.tag) || !url?.hash) return false;
      return !pages.find(({ path }) => path === url.pathname)?.ids.has(decodeURIComponent(url.hash.slice(1)));
    });
    expect(says(dead)).toEqual([]);
  });

  test("every address of another site is https, and every other scheme is a call or a mail", () => {
    const odd = links.filter((link) => {
      const { protocol, href } = new URL(link.address, `${website}${link.from}`);
      if (protocol === "tel:") return !/^tel:\+1\d{10}(,\d+)?$/.test(href);
      return !["https:", "mailto:", "data:"].includes(protocol);
    });
    expect(says(odd)).toEqual([]);
  });

  test("a link that opens a new tab says so, and gives the new page no hold on this one", () => {
    const newTabs = links.filter(({ newTab }) => newTab);
    expect(newTabs.length).toBeGreaterThan(0);
    expect(says(newTabs.filter(({ rel }) => !/\bnoopener\b/.test(rel)))).toEqual([]);
    expect(says(newTabs.filter(({ text }) => !text.includes(actions.newTab)))).toEqual([]);
  });
});
