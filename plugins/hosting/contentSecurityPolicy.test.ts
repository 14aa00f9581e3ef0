import { type Embeds, contentSecurityPolicy as policyWith } from "./contentSecurityPolicy";
import { hash } from "./inlineScripts";

const scripts = [hash("a()")];
const own = {
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

test("nothing is allowed by default, and no script by being inline", () => {
  const policy = contentSecurityPolicy(scripts, own);
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hash("a()")}`);
  expect(policy).not.toContain("unsafe-eval");
});

test("pasting a provider's code into embeds.yaml is all that its frames and its script need", () => {
  const policy = contentSecurityPolicy(scripts, { ...provider, hosts: [] });
  expect(directive(policy, "frame-src")).toBe("frame-src https://api.provider.example");
  expect(directive(policy, "script-src")).toBe(
    `script-src 'self' ${hash("a()")} https://link.provider.example`,
  );
});

test("a provider's form may lead to the hosts that embeds.yaml names, inside its frame and in nothing else", () => {
  const policy = contentSecurityPolicy(scripts, provider);
  expect(directive(policy, "frame-src")).toBe(
    "frame-src https://api.provider.example https://submit.provider.example:8443",
  );
  expect(policy.split("submit.provider.example")).toHaveLength(2);
  expect(directive(policy, "form-action")).toBe("form-action 'none'");
});

test("another site may be named for its script and for what that sends, and gets nothing else", () => {
  const site = "https://analytics.example";
  const policy = policyWith(scripts, own, { "connect-src": [site], "script-src": [`${site}/script.js`] });
  expect(directive(policy, "connect-src")).toBe(`connect-src 'self' ${site}`);
  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hash("a()")} ${site}`);
  expect(policy.split(site)).toHaveLength(3);
});

test("no script is named for forms that have none", () => {
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
])("the address %s becomes no part of the policy", (address) => {
  for (const part of ["scripts", "frames", "hosts"]) {
    expect(() => contentSecurityPolicy([], { ...own, [part]: [address] })).toThrow("no plain https address");
  }
});

test("the site may be framed by nobody, except by itself while it shows forms of its own", () => {
  expect(directive(contentSecurityPolicy(scripts, provider), "frame-ancestors")).toBe(
    "frame-ancestors 'none'",
  );
  expect(directive(contentSecurityPolicy(scripts, own), "frame-ancestors")).toBe("frame-ancestors 'self'");
});
