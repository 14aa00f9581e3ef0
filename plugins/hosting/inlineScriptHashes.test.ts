import { cspHash, hashInlineScripts } from "./inlineScriptHashes";

test("the inline scripts of a page are hashed, but not its data blocks, script files and styles", () => {
  const html = `<!doctype html><style data-emotion="css">a > b{color:red}</style>
    <script>window.a = "&amp;<b>"</script><script type="module">b()</script>
    <script type="application/ld+json">{"name":"x"}</script><script src="/app.js"></script>
    <div style="outline:none">text</div>`;
  expect(hashInlineScripts(html, "page")).toEqual([cspHash('window.a = "&amp;<b>"'), cspHash("b()")]);
});

test("an event handler attribute stops the build, because the policy would block it silently", () => {
  expect(() => hashInlineScripts('<button onclick="x()">', "index.html")).toThrow(
    "index.html: <button onclick>",
  );
});
