import type { HeaderRule } from "./headersFile";
import { nginxConfig } from "./nginxConfig";

const server = {
  host: "agency.example",
  root: "/srv/site",
  certificate: "c",
  key: "k",
};

test("nginx knows the site with www and without", () => {
  const names = (host: string) => nginxConfig("@host@ @otherHost@", [], { ...server, host });
  expect(names("www.agency.example")).toBe("www.agency.example agency.example");
  expect(names("agency.example")).toBe("agency.example www.agency.example");
});

test("nginx sends the headers of the one list, each with the values that its paths have there", () => {
  const rules: HeaderRule[] = [
    { pattern: "/*", headers: { "Referrer-Policy": "no-referrer" } },
    { pattern: "/static/*", headers: { "Cache-Control": "immutable" } },
    { pattern: "/app-1.js", headers: { "Cache-Control": "immutable" } },
  ];
  const config = nginxConfig("@maps@\nroot @root@;\n@headers@", rules, server);
  expect(config).toBe(`map $uri $site_referrer_policy {
    default "no-referrer";
}
map $uri $site_cache_control {
    default "public, max-age=0, must-revalidate";
    ~^/static/ "immutable";
    ~^/app-1\\.js$ "immutable";
}
root /srv/site;
    add_header Referrer-Policy $site_referrer_policy always;
    add_header Cache-Control $site_cache_control always;`);
});
