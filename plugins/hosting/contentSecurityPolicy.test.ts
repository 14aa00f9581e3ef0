import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { hash } from "./inlineScripts";

const scripts = [hash("a()")];
const own = {
  script: "/sample-forms/form_embed.js",
  frames: ["/sample-forms/a.html", "/sample-forms/b.html"],
};
const provider = {
  script: "https://link.provider.example/js/form_embed.js",
  frames: ["https://api.provider.example/widget/form/1", "https://api.provider.example/widget/survey/2"],
};

function directive(policy: string, name: string): string | undefined {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

test("nothing is allowed by default, and no script by being inline", () => {
  const policy = contentSecurityPolicy(scripts, own);
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hash("a()")}`);
  expect(policy).not.toContain("unsafe-eval");
});

test("pasting a provider's addresses into embeds.yaml is all that its frames and its script need", () => {
  const policy = contentSecurityPolicy(scripts, provider);
  expect(directive(policy, "frame-src")).toBe("frame-src https://api.provider.example");
  expect(directive(policy, "script-src")).toContain("https://link.provider.example");
});

test("the site may be framed by nobody, except by itself while it shows forms of its own", () => {
  expect(directive(contentSecurityPolicy(scripts, provider), "frame-ancestors")).toBe(
    "frame-ancestors 'none'",
  );
  expect(directive(contentSecurityPolicy(scripts, own), "frame-ancestors")).toBe("frame-ancestors 'self'");
});
