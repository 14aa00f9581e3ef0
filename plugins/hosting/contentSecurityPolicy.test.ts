import { contentSecurityPolicy, cspHash, hashInlineScripts } from "./contentSecurityPolicy";

const hash = cspHash("a()");
const none = { scripts: [], connections: [], pictures: [], frames: [], fonts: [], styles: [] };

/** Returns the embeds of a site whose three forms have the same addresses. */
function embeds(address: string, script: string | null = null, allow = none) {
  const form = { address, script };
  return { leadForm: form, contactForm: form, survey: form, allow };
}

const samples = ["/sample-forms/a.html", "/sample-forms/form_embed.js"] as const;

/** Returns the sources of each directive in a policy, separated by spaces. */
const sources = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split("; ").map((part) => part.split(/ (.*)/)));

test("by default, the CSP allows no inline script without a known hash, and only this site may embed the sample forms", () => {
  expect(sources(contentSecurityPolicy([hash], embeds(...samples)))).toMatchObject({
    "default-src": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
    "script-src": `'self' ${hash}`,
  });
});

test("for a Jotform form, the CSP also allows the host that the form is submitted to", () => {
  expect(contentSecurityPolicy([], embeds("https://form.jotform.com/1"))).toContain(
    "frame-src https://form.jotform.com https://submit.jotform.com;",
  );
});

test("the CSP allows the iframes and the script of an embed code, and no other site may embed this site", () => {
  const code = [
    "https://API.Provider.example:443/form/1?a=@b,c;d",
    "https://link.provider.example/a.js",
  ] as const;
  expect(sources(contentSecurityPolicy([hash], embeds(...code)))).toMatchObject({
    "frame-src": "https://api.provider.example",
    "script-src": `'self' ${hash} https://link.provider.example`,
    "frame-ancestors": "'none'",
  });
});

test.each([
  ["scripts", "script-src", "https://www.analytics.example"],
  ["connections", "connect-src", "wss://chat.example"],
  ["pictures", "img-src", "https://*.analytics.example"],
  ["frames", "frame-src", "https://submit.provider.example:8443"],
  ["fonts", "font-src", "https://fonts.example"],
  ["styles", "style-src", "https://styles.example"],
])("a site allowed for %s in embeds.yaml is only in the directive %s", (part, directive, site) => {
  const policy = sources(contentSecurityPolicy([], embeds(...samples, { ...none, [part]: [site] })));
  expect(Object.keys(policy).filter((name) => policy[name]?.split(" ").includes(site))).toEqual([directive]);
});

test.each([
  ["begins a directive", "https://provider.example;script-src.evil.example/form"],
  ["begins a second policy", "https://a,b.provider.example/"],
  ["has a space", "https://provider.example/my form"],
  ["ends an attribute", 'https://provider.example/"onload="x'],
  ["has a user name", "https://provider.example@evil.example/form"],
  ["has a line break, which browsers ignore", "https://provider\n.example/form"],
  ["has full-width letters, which browsers rewrite", "https://ｐrovider.example/form"],
  ["has an underscore, which CSP does not allow", "https://my_forms.provider.example"],
  ["shortens an IP address", "https://127.1/form"],
  ["has a port above 65535", "https://provider.example:99999/form"],
  ["has a host without a dot", "https://localhost/form"],
  ["has no scheme", "//evil.example/form"],
  ["is a script", "javascript:alert(1)"],
])("the CSP rejects the address of a form if it %s", (_, address) => {
  for (const code of [embeds(address), embeds("/sample-forms/a.html", address)])
    expect(() => contentSecurityPolicy([], code)).toThrow("not a plain https:// address");
});

test("the CSP contains the hashes of a page's inline scripts, but no hashes of data blocks, script files and styles", () => {
  const html = `<!doctype html><style data-emotion="css">a > b{color:red}</style>
    <script>window.a = "&amp;<b>"</script><script type="module">b()</script>
    <script type="application/ld+json">{"name":"x"}</script><script src="/app.js"></script>
    <div style="outline:none">text</div>`;
  expect(hashInlineScripts(html, "page")).toEqual([cspHash('window.a = "&amp;<b>"'), cspHash("b()")]);
});

test("an event handler attribute stops the build, because the CSP would block it without a message", () => {
  expect(() => hashInlineScripts('<button onclick="x()">', "index.html")).toThrow(
    "index.html: <button onclick>",
  );
});
