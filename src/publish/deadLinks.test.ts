import { deadLinks } from "./deadLinks";

const links = (html: string) => {
  const pages = { "/": html, "/directory": "" };
  return [...deadLinks(new Map(Object.entries(pages)), "static")];
};

test("the build reports links, images and scripts that are neither a page nor a file, with the page's path", () => {
  const html =
    '<a href="/gone">Gone</a><img src="/none.png" srcset="/favicon.png 1x, /two.png 2x"><script src="a.js"></script>';
  const sentence = "is neither a page nor a file of the published site. Correct or remove it.";
  const dead = ["/gone", "/none.png", "/two.png", "a.js"];
  expect(links(html)).toEqual(dead.map((address) => `/: ${address} ${sentence}`));
});

test("the build accepts links to pages, parts of pages, files, other sites and phones", () => {
  const to = "/ /directory?a=1#b #main /favicon.png %66avicon.png https://a.example/x tel:+1 //[".split(" ");
  expect(links(to.map((href) => `<a href="${href}">x</a>`).join(""))).toEqual([]);
});
