import { readdirSync, readFileSync } from "node:fs";

const pages = readdirSync("public").filter((name) => name.endsWith(".html"));

test.each(pages)("%s holds one viewport line, one sheet of each kind, and no script file", (page) => {
  const html = readFileSync(`public/${page}`, "utf8");
  expect(html.match(/name="viewport"/g)).toHaveLength(1);
  expect(html.match(/<style/g)).toHaveLength(2);
  expect(html.includes("chunkMapping")).toBe(false);
  expect(html.includes("slice-start")).toBe(false);
  expect(html.match(/<script[^>]+src=/g)).toBeNull();
});
