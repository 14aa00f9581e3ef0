import { formatCaddyfile, formatCaddyRedirects } from "./caddyfile";

test("Caddy redirects from the site's name with www to the one without, or the other way round", () => {
  const caddyfile = (website: string) => formatCaddyfile({}, website);
  expect(caddyfile("https://www.a.example")).toContain(`https://a.example {
\tredir https://www.a.example{uri} permanent`);
  expect(caddyfile("https://a.example")).toContain(`https://www.a.example {
\tredir https://a.example{uri} permanent`);
});

test("the file of redirects that Caddy imports is not empty without redirects, or Caddy would not start", () => {
  expect(formatCaddyRedirects([])).toBe('default ""\n');
});
