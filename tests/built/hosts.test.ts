import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { type Server, serveSite } from "../../scripts/serve";
import { filesIn } from "../../src/content/files";
import { immutable, parseHeadersFile, revalidate } from "../../src/publish/headers";
import { pageFiles } from "../support/builtPages";

const contentTypes: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "/javascript",
  ".xml": "/xml",
  ".avif": "image/avif",
};

let host: Server;
beforeAll(async () => {
  host = await serveSite({ port: 0 });
});
afterAll(() => host.close());

const headers = parseHeadersFile(readFileSync("public/_headers", "utf8"));

async function expectFile(path: string, file: string, status = 200): Promise<void> {
  // Follows redirects only for variants with a slash or .html, because a canonical URL must not redirect.
  const redirect = /(\/|\.html)$/.test(path) ? "follow" : "manual";
  const response = await fetch(host.address + path, { redirect });
  const caching = path.startsWith("/static/") && status === 200 ? immutable : revalidate;
  const expected = Object.entries({ ...headers, "Cache-Control": caching });
  const sent = expected.map(([name]) => [name, response.headers.get(name)]);
  expect([path, response.status, ...sent]).toEqual([path, status, ...expected]);
  expect(response.headers.get("Content-Type")).toContain(contentTypes[extname(file)] ?? "");
  expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(`public/${file}`))).toBe(true);
}

test("npm run serve sends the build's pages, files and headers, and the 404 page for unknown paths", async () => {
  for (const [path, file] of pageFiles("public")) {
    if (path === "/404") continue;
    for (const suffix of ["", "?utm_source=mail", ...(path === "/" ? ["index.html"] : ["/", ".html"])])
      await expectFile(path + suffix, file);
  }
  for (const file of filesIn("public").filter((file) => !/\.html$|^_/.test(file)))
    await expectFile(encodeURI(`/${file}`), file);
  for (const path of ["/nowhere", "/nowhere/deep/", "/directory/nowhere", "/static/nowhere.js", "/static/"])
    await expectFile(path, "404.html", 404);
});
