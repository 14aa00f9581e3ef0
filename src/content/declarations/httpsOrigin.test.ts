import { httpsOrigin } from "./httpsOrigin";

it.each([
  ["https://api.leadconnectorhq.com/widget/form/AbC123", "https://api.leadconnectorhq.com"],
  ["https://Forms.Provider.Example", "https://forms.provider.example"],
  ["https://127.0.0.1:9422/widget/form/lead-1", "https://127.0.0.1:9422"],
  ["https://form.typeform.com/to/a?utm_source=x&b=1,2;3#y", "https://form.typeform.com"],
  ["https://calendly.com/@someone/call", "https://calendly.com"],
  ["https://xn--bro-hoa.example:443/", "https://xn--bro-hoa.example"],
])("reads %s", (address, origin) => {
  expect(httpsOrigin(address)).toBe(origin);
});

it.each([
  ["a port that there is not", "https://provider.example:99999/form"],
  ["a semicolon, which would begin a directive", "https://provider.example;script-src.evil.example/form"],
  ["a comma, which would begin a policy", "https://a,b.provider.example/"],
  ["a quote", "https://'unsafe-inline'.provider.example/"],
  ["a space", "https://provider.example https://evil.example/"],
  ["a space in the path", "https://provider.example/my form"],
  ["a quote in the path", 'https://provider.example/"onload="x'],
  ["a user before the host", "https://provider.example@evil.example/form"],
  ["a line break, which browsers leave out", "https://provider\n.example/form"],
  ["a control character", "https://provider\u0007.example/form"],
  ["letters that a browser writes otherwise", "https://ｐrovider.example/form"],
  ["letters beyond ASCII", "https://büro.example/form"],
  ["a wildcard", "https://*.provider.example"],
  ["an underscore, which no policy takes", "https://my_forms.provider.example"],
  ["a number that a browser reads as an IP address", "https://127.1/form"],
  ["one word", "https://localhost/form"],
  ["no host", "https:///form"],
  ["a backslash", "https://provider.example\\@evil.example"],
  ["http", "http://provider.example/form"],
  ["no scheme", "//provider.example/form"],
  ["a script", "javascript:alert(1)"],
  ["data", "data:text/html,x"],
])("takes no address with %s", (_what, address) => {
  expect(httpsOrigin(address)).toBeUndefined();
});
