import { publishedPage } from "./publishedPage";

const scripts = { entry: "start()", deferred: { address: "/deferred.js", code: "" } };
const page = (head: string) =>
  `<html><head>${head}<script>window.___webpackCompilationHash="a";</script></head><body><main></main><script id="gatsby-script-loader">/**/</script><script src="/app-0123456789abcdef0123.js" async></script></body></html>`;

it("takes Gatsby's scripts out and leaves the structured data", () => {
  const html = publishedPage(page('<script type="application/ld+json">{}</script>'), scripts);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/ld+json">',
    '<script data-deferred="/deferred.js">',
  ]);
});

it.each([
  '<script async src="https://analytics.example/a.js">',
  "<script>",
  '<script type="module" src="/own.js">',
  '<script src="/own.js" async>',
])("refuses %s, which would be dropped without a word", (script) => {
  expect(() => publishedPage(page(`${script}track()</script>`), scripts)).toThrow(/would not be published/);
});
