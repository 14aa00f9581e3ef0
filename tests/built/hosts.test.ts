import { readFileSync } from "node:fs";
import { type Server, serveSite } from "../../scripts/serve";
import { filesIn } from "../../src/content/files";
import { immutable, parseHeadersFile, revalidate } from "../../src/publish/headers";
import { pageFiles } from "../support/builtPages";

let host: Server;
beforeAll(async () => {
  host = await serveSite({ port: 0 });
});
afterAll(() => host.close());

const headers = parseHeadersFile(readFileSync("public/_headers", "utf8"));

async function expectFile(path: string, file: string, status = 200): Promise<void> {
  const response = await fetch(host.address + path, { redirect: "manual" });
  const caching = path.startsWith("/static/") && status === 200 ? immutable : revalidate;
  const expected = Object.entries({ ...headers, "Cache-Control": caching });
  const sent = expected.map(([name]) => [name, response.headers.get(name)]);
  expect([path, response.status, ...sent]).toEqual([path, status, ...expected]);
  expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(`public/${file}`))).toBe(true);
}

test("npm run serve sends the build's pages, files and headers, and the 404 page for unknown paths", async () => {
  for (const [path, file] of pageFiles("public"))
    if (path !== "/404") await expectFile(`${path}?utm_source=mail`, file);
  for (const file of filesIn("public").filter((file) => !/\.html$|^_/.test(file)))
    await expectFile(encodeURI(`/${file}`), file);
  for (const path of ["/nowhere", "/directory/nowhere", "/static/nowhere.js", "/static/"])
    await expectFile(path, "404.html", 404);
});
