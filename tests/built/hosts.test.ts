import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseHeadersFile } from "../../plugins/hosting/headers";
import { formatHtaccess, staticHtaccess } from "../../plugins/hosting/htaccess";
import { formatRedirectsFile } from "../../plugins/hosting/redirectsFile";
import { compareHost } from "../../scripts/check-live";
import { type Site, serveSite } from "../../scripts/serve";
import { hasApache, leastModules, startApache } from "../support/startApache";

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

let temporary: string;
let site: string;
let host: Site | undefined;

beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), "hosts-"));
  site = join(temporary, "site");
  cpSync("public", site, { recursive: true });
  writeFileSync(join(site, "_redirects"), formatRedirectsFile(redirects));
  writeFileSync(join(site, ".htaccess"), formatHtaccess("https://www.agency.example", headers(), redirects));
  writeFileSync(join(site, "static", ".htaccess"), staticHtaccess);
});
afterEach(() => host?.close());
afterAll(() => rmSync(temporary, { recursive: true }));

const headers = () => parseHeadersFile(readFileSync("public/_headers", "utf8"));

test("npm run serve sends the build's pages, headers and redirects, but without compression", async () => {
  host = await serveSite({ dir: site, port: 0 });
  const differences = await compareHost(host.address, site);
  expect(differences.filter(({ what }) => what !== "not compressed")).toEqual([]);
});

const withApache = hasApache() ? test : test.skip;

withApache("Apache sends the build's pages, headers and redirects", async () => {
  host = await startApache(site, temporary);
  expect(await compareHost(host.address, site)).toEqual([]);
});

const address = "/a%20b/directory?utm_source=mail";
const moved = { statusCode: 301, headers: { location: `https://www.agency.example${address}` } };
withApache.each([
  ["redirects a URL without www to the same path and query string with www", address, moved],
  [
    "redirects nothing below /.well-known/, so certificates renew",
    "/.well-known/acme/x",
    { statusCode: 200 },
  ],
])("Apache %s", async (_title, path, expected) => {
  mkdirSync(join(site, ".well-known/acme"), { recursive: true });
  writeFileSync(join(site, ".well-known/acme/x"), "token");
  host = await startApache(site, temporary);
  const options = { headers: { Host: "Agency.example" } };
  const response = await new Promise<IncomingMessage>((answered) =>
    get(`${host?.address}${path}`, options, answered),
  );
  expect(response.resume()).toMatchObject(expected);
});

withApache("Apache serves every page even without mod_headers and mod_rewrite", async () => {
  host = await startApache(site, temporary, leastModules);
  expect(await (await fetch(`${host.address}/directory`)).text()).toBe(
    readFileSync(join(site, "directory.html"), "utf8"),
  );
});
