import { hash, inlineScriptsOf } from "./inlineScripts";

test("scripts inside a page are found; data blocks, files and styles are no scripts", () => {
  const html = `<!doctype html><style data-emotion="css">a > b{color:red}</style>
    <script>window.a = "&amp;<b>"</script><script type="module">b()</script>
    <script type="application/ld+json">{"name":"x"}</script><script src="/app.js"></script>
    <div style="outline:none">text</div>`;
  expect(inlineScriptsOf(html, "page")).toEqual([hash('window.a = "&amp;<b>"'), hash("b()")]);
});

test("an event handler attribute stops the build, because the policy would block it unseen", () => {
  expect(() => inlineScriptsOf('<button onclick="x()">', "index.html")).toThrow(
    "index.html: <button onclick>",
  );
});
