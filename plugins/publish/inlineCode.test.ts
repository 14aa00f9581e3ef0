import { hash, inlineCodeOf } from "./inlineCode";

test("scripts, styles and style attributes inside a page are found; data blocks and files are not code", () => {
  const html = `<!doctype html><style data-emotion="css">a > b{color:red}</style>
    <script>window.a = "&amp;<b>"</script><script type="module">b()</script>
    <script type="application/ld+json">{"name":"x"}</script><script src="/app.js"></script>
    <div style="outline:none">text</div>`;
  expect(inlineCodeOf(html, "page")).toEqual({
    scripts: [hash('window.a = "&amp;<b>"'), hash("b()")],
    styles: [hash("a > b{color:red}")],
    styleAttributes: [hash("outline:none")],
  });
});

test("an event handler attribute stops the build, because the policy would block it unseen", () => {
  expect(() => inlineCodeOf('<button onclick="x()">', "index.html")).toThrow("index.html: <button onclick>");
});
