import type { HeaderRule } from "./headersFile";
import { nginxConfig } from "./nginxConfig";

const server = {
  host: "agency.example",
  root: "/srv/site",
  certificate: "c",
  key: "k",
};

test("the nginx configuration knows the host with and without www", () => {
  const names = (host: string) => nginxConfig("@host@ @otherHost@", [], [], { ...server, host });
  expect(names("www.agency.example")).toBe("www.agency.example agency.example");
  expect(names("agency.example")).toBe("agency.example www.agency.example");
});

test("the nginx configuration contains all redirects, and all headers with their values by path", () => {
  const rules: HeaderRule[] = [
    { pattern: "/*", headers: { "Referrer-Policy": "no-referrer" } },
    { pattern: "/static/*", headers: { "Cache-Control": "immutable" } },
    { pattern: "/directory", headers: { "Cache-Control": "immutable" } },
    {
      pattern: "/rules.json",
      headers: { "Content-Type": "text/rules", "Reporting-Endpoints": 'rules="/reports"' },
    },
  ];
  const redirects = [{ from: "/agents", to: "/directory#wren" }];
  const config = nginxConfig("@maps@\nroot @root@;\n@headers@\n@redirects@", rules, redirects, server);
  expect(config).toBe(`map $uri $site_referrer_policy {
    default "no-referrer";
}
map $uri $site_cache_control {
    default "public, max-age=0, must-revalidate";
    ~^/static/ "immutable";
    ~^/directory(\\.html)?$ "immutable";
}
map $uri $site_reporting_endpoints {
    default "";
    ~^/rules\\.json(\\.html)?$ "rules=\\"/reports\\"";
}
root /srv/site;
    add_header Referrer-Policy $site_referrer_policy always;
    add_header Cache-Control $site_cache_control always;
    add_header Reporting-Endpoints $site_reporting_endpoints always;
    location ~ ^/agents/?$ { return 301 "/directory$is_args$args#wren"; }`);
});
