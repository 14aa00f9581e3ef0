import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { immutable, parseHeadersFile, revalidate } from "../../plugins/hosting/headers";
import { formatRedirectsFile, withQuery } from "../../plugins/hosting/redirectsFile";
import { type Server, serveSite } from "../../scripts/serve";
import { filesIn } from "../../src/content/files";
import { pageFiles } from "../support/builtPages";

const redirects = [
  { from: "/about.html", to: "/#about" },
  { from: "/contact.htm", to: "/#quote" },
  { from: "/auto-insurance.aspx", to: "/" },
  { from: "/About-Us", to: "/directory" },
  { from: "/our_team", to: "/directory#licensed-agents" },
  { from: "/auto%20insurance", to: "/#products" },
  { from: "/se%C3%B1ores/(1)+%22$1%22&x=[a]", to: "/" },
  { from: "/wp-content/uploads/flyer.pdf", to: "/favicon.png" },
  { from: "/pay", to: "https://pay.example/a%20b/?from=site&to=$1#top" },
  { from: "/portal", to: "https://portal.example/login" },
  ...Array.from({ length: 1990 }, (_, index) => ({ from: `/old/page-${index}.html`, to: "/directory" })),
];

const query = "?utm_source=mail";
const contentTypes: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "/javascript",
  ".xml": "/xml",
  ".avif": "image/avif",
};

let temporary: string;
let site: string;
let host: Server;

beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), "hosts-"));
  site = join(temporary, "site");
  cpSync("public", site, { recursive: true });
  writeFileSync(join(site, "_redirects"), formatRedirectsFile(redirects));
});
afterEach(() => host.close());
afterAll(() => rmSync(temporary, { recursive: true }));

const headers = () => parseHeadersFile(readFileSync("public/_headers", "utf8"));

async function expectFile(path: string, file: string, status = 200): Promise<void> {
  // Follows redirects only for variants with a slash or .html, because a canonical URL must not redirect.
  const redirect = /(\/|\.html)$/.test(path) ? "follow" : "manual";
  const response = await fetch(host.address + path, { redirect });
  const caching = path.startsWith("/static/") && status === 200 ? immutable : revalidate;
  const expected = Object.entries({ ...headers(), "Cache-Control": caching });
  const sent = expected.map(([name]) => [name, response.headers.get(name)]);
  expect([path, response.status, ...sent]).toEqual([path, status, ...expected]);
  expect(response.headers.get("Content-Type")).toContain(contentTypes[extname(file)] ?? "");
  expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(site, file)))).toBe(true);
}

/** Expects that the host serves all pages, files and redirects of the build, and the 404 page elsewhere. */
async function expectBuiltSite(): Promise<void> {
  for (const [path, file] of pageFiles(site)) {
    if (path === "/404") continue;
    for (const suffix of ["", query, ...(path === "/" ? ["index.html"] : ["/", ".html"])])
      await expectFile(path + suffix, file);
  }
  for (const file of filesIn(site).filter((file) => !/\.html$|^_|(^|\/)\./.test(file)))
    await expectFile(encodeURI(`/${file}`), file);
  for (const path of ["/nowhere", "/nowhere/deep/", "/directory/nowhere", "/static/nowhere.js", "/static/"])
    await expectFile(path, "404.html", 404);
  for (const { from, to } of redirects.slice(0, 12))
    for (const suffix of ["", query]) {
      const response = await fetch(host.address + from + suffix, { redirect: "manual" });
      const sent = new URL(response.headers.get("Location") ?? "", host.address).href;
      const target = new URL(withQuery(to, suffix), host.address).href;
      expect([from, response.status, sent]).toEqual([from, 301, target]);
    }
}

test("npm run serve sends the build's pages, files, headers and redirects", async () => {
  host = await serveSite({ dir: site, port: 0 });
  await expectBuiltSite();
});
