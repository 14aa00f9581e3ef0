import { contentSecurityPolicy, cspHash, inlineScriptHashes } from "./contentSecurityPolicy";

const hash = cspHash("a()");
const none: { scripts: string[]; sites: string[] } = { scripts: [], sites: [] };

function embeds(address: string, script?: string, allow = none) {
  const code = `<iframe src="${address}"></iframe>${script ? `<script src="${script}"></script>` : ""}`;
  return { leadForm: { code }, contactForm: { code }, survey: { code }, allow };
}

const samples = ["/widget/form/sample.html", "/embed.js"] as const;

const sources = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split("; ").map((part) => part.split(/ (.*)/)));

test("if pages embed the site's own sample forms, frame-ancestors in the CSP allows the site to embed itself", () => {
  expect(sources(contentSecurityPolicy([], embeds(...samples)))["frame-ancestors"]).toBe("'self'");
});

test("the CSP allows the origins of an embed code's iframe and script", () => {
  const code = [
    "https://API.Provider.example:443/widget/form/1?a=@b,c;d",
    "https://link.provider.example/a.js",
  ] as const;
  expect(sources(contentSecurityPolicy([hash], embeds(...code)))).toMatchObject({
    "frame-src": "https://api.provider.example",
    "script-src": `'self' ${hash} https://link.provider.example`,
    "default-src": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  });
});

test.each([
  ["scripts", ["script-src"]],
  ["sites", ["connect-src", "font-src", "frame-src", "img-src", "style-src"]],
])("an origin listed under %s in embeds.yaml is added to the CSP directives %j", (part, directives) => {
  const site = "https://*.maker.example";
  const policy = sources(contentSecurityPolicy([], embeds(...samples, { ...none, [part]: [site] })));
  expect(Object.keys(policy).filter((name) => policy[name]?.split(" ").includes(site))).toEqual(directives);
});

test.each([
  "https://provider.example;script-src.evil.example/form",
  "https://provider.example@evil.example/form",
  "//evil.example/form",
])("a malicious form URL cannot inject anything into the CSP: %j", (address) => {
  expect(contentSecurityPolicy([], embeds(address))).toBe(contentSecurityPolicy([], embeds("/form.html")));
});

test("the CSP contains hashes for a page's inline scripts, but not for styles, external scripts or JSON-LD", () => {
  const html = `<!doctype html><style data-emotion="css">a > b{color:red}</style>
    <script>window.a = "&amp;<b>"</script><script type="module">b()</script>
    <script type="application/ld+json">{"name":"x"}</script><script src="/app.js"></script>
    <div style="outline:none">text</div>`;
  expect(inlineScriptHashes(html)).toEqual([cspHash('window.a = "&amp;<b>"'), cspHash("b()")]);
});
