import { type Embeds, contentSecurityPolicy as policyWith } from "./contentSecurityPolicy";
import { cspHash } from "./inlineScriptHashes";

const scripts = [cspHash("a()")];
const samples = {
  scripts: ["/sample-forms/form_embed.js", "/sample-forms/form_embed.js"],
  frames: ["/sample-forms/a.html", "/sample-forms/b.html"],
  hosts: [],
};
const provider = {
  scripts: ["https://link.provider.example/js/form_embed.js"],
  frames: ["https://api.provider.example/widget/form/1", "https://api.provider.example/widget/survey/2"],
  hosts: ["https://submit.provider.example:8443"],
};

const noOthers = { "connect-src": [], "script-src": [] };

function contentSecurityPolicy(hashes: readonly string[], embeds: Embeds): string {
  return policyWith(hashes, embeds, noOthers);
}

function directive(policy: string, name: string): string | undefined {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

test("the CSP allows nothing by default, and inline scripts only by their hash", () => {
  const policy = contentSecurityPolicy(scripts, samples);
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${cspHash("a()")}`);
  expect(policy).not.toContain("unsafe-eval");
});

test("the CSP allows the iframes and the script of a provider's code that is pasted into embeds.yaml", () => {
  const policy = contentSecurityPolicy(scripts, { ...provider, hosts: [] });
  expect(directive(policy, "frame-src")).toBe("frame-src https://api.provider.example");
  expect(directive(policy, "script-src")).toBe(
    `script-src 'self' ${cspHash("a()")} https://link.provider.example`,
  );
});

test("the CSP allows the hosts in embeds.yaml in frame-src and in no other directive", () => {
  const policy = contentSecurityPolicy(scripts, provider);
  expect(directive(policy, "frame-src")).toBe(
    "frame-src https://api.provider.example https://submit.provider.example:8443",
  );
  expect(policy.split("submit.provider.example")).toHaveLength(2);
  expect(directive(policy, "form-action")).toBe("form-action 'none'");
});

test("the CSP can allow an analytics site in script-src and connect-src, and then in no other directive", () => {
  const site = "https://analytics.example";
  const policy = policyWith(scripts, samples, {
    "connect-src": [site],
    "script-src": [`${site}/script.js`],
  });
  expect(directive(policy, "connect-src")).toBe(`connect-src 'self' ${site}`);
  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${cspHash("a()")} ${site}`);
  expect(policy.split(site)).toHaveLength(3);
});

test("a form without a script adds nothing to the script-src directive of the CSP", () => {
  const policy = contentSecurityPolicy([], { ...provider, scripts: [] });
  expect(directive(policy, "script-src")).toBe("script-src 'self'");
});

test.each([
  "https://provider.example;script-src *",
  "https://provider.example;script-src.evil.example",
  "https://provider.example:99999/form",
  "https://a,b.example",
  "//evil.example/form",
  "http://provider.example",
  "*",
])("the CSP rejects the address %s, which could inject a directive or is not https", (address) => {
  for (const part of ["scripts", "frames", "hosts"]) {
    expect(() => contentSecurityPolicy([], { ...samples, [part]: [address] })).toThrow(
      "no plain https address",
    );
  }
});

test("the CSP forbids iframes with pages of the site, except on the site itself while it shows sample forms", () => {
  expect(directive(contentSecurityPolicy(scripts, provider), "frame-ancestors")).toBe(
    "frame-ancestors 'none'",
  );
  expect(directive(contentSecurityPolicy(scripts, samples), "frame-ancestors")).toBe(
    "frame-ancestors 'self'",
  );
});
