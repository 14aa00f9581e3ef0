import { deadLinks } from "./deadLinks";

const links = (html: string) =>
  [
    ...deadLinks(
      new Map([
        ["/", html],
        ["/directory", ""],
      ]),
      "static",
    ),
  ].map((sentence) => sentence.split(" ")[1]);

test("the build reports links, images and scripts that are neither a page nor a file, with the page's path", () => {
  const html =
    '<a href="/gone">Gone</a><img src="/none.png" srcset="/favicon.png 1x, /two.png 2x"><script src="a.js"></script>';
  expect(links(html)).toEqual(["/gone", "/none.png", "/two.png", "a.js"]);
  expect([...deadLinks(new Map([["/faq", html]]))][0]).toMatch(/^\/faq: \/gone is neither a page nor a file/);
});

test("the build accepts links to pages, parts of pages, files, other sites and phones", () => {
  const to = [
    "/",
    "/directory?a=1#b",
    "#main",
    "/favicon.png",
    "%66avicon.png",
    "https://a.example/x",
    "tel:+1",
    "//[",
  ];
  expect(links(to.map((href) => `<a href="${href}">x</a>`).join(""))).toEqual([]);
});
