import { httpsOrigin } from "./httpsOrigin";

it.each([
  ["https://api.leadconnectorhq.com/widget/form/AbC123", "https://api.leadconnectorhq.com"],
  ["https://Forms.Provider.Example", "https://forms.provider.example"],
  ["https://127.0.0.1:9422/widget/form/lead-1", "https://127.0.0.1:9422"],
  ["https://form.typeform.com/to/a?utm_source=x&b=1,2;3#y", "https://form.typeform.com"],
  ["https://calendly.com/@someone/call", "https://calendly.com"],
  ["https://xn--bro-hoa.example:443/", "https://xn--bro-hoa.example"],
])("the origin of %s is %s", (address, origin) => {
  expect(httpsOrigin(address)).toBe(origin);
});

it.each([
  ["a port above 65535", "https://provider.example:99999/form"],
  ["a semicolon, which would begin a CSP directive", "https://provider.example;script-src.evil.example/form"],
  ["a comma, which would begin a second CSP", "https://a,b.provider.example/"],
  ["a quote", "https://'unsafe-inline'.provider.example/"],
  ["a space", "https://provider.example https://evil.example/"],
  ["a space in the path", "https://provider.example/my form"],
  ["a quote in the path", 'https://provider.example/"onload="x'],
  ["a user name before the host", "https://provider.example@evil.example/form"],
  ["a line break, which browsers ignore", "https://provider\n.example/form"],
  ["a control character", "https://provider\u0007.example/form"],
  ["full-width letters, which browsers rewrite", "https://ｐrovider.example/form"],
  ["non-ASCII letters", "https://büro.example/form"],
  ["a wildcard", "https://*.provider.example"],
  ["an underscore, which CSP does not allow", "https://my_forms.provider.example"],
  ["a short form of an IP address, which browsers rewrite", "https://127.1/form"],
  ["a host without a dot", "https://localhost/form"],
  ["no host", "https:///form"],
  ["a backslash", "https://provider.example\\@evil.example"],
  ["the http scheme", "http://provider.example/form"],
  ["no scheme", "//provider.example/form"],
  ["the javascript scheme", "javascript:alert(1)"],
  ["the data scheme", "data:text/html,x"],
])("httpsOrigin rejects a URL with %s", (_what, address) => {
  expect(httpsOrigin(address)).toBeUndefined();
});
