import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import { httpsOrigin } from "../../src/content/declarations/embeds";

type Frame = Pick<Queries.EmbedFrame, "address" | "script">;
export type Embeds = Pick<Queries.Embeds, "allow"> & Record<"leadForm" | "contactForm" | "survey", Frame>;

/** Returns the origin of a valid https URL; otherwise 'self', because other text could inject a directive. */
const origin = (address: string) => httpsOrigin(address) ?? "'self'";

/** Returns the Content Security Policy, which allows only this site and the sites in data/embeds.yaml. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { allow, leadForm, contactForm, survey }: Embeds,
): string {
  const forms = [leadForm, contactForm, survey];
  const scripts = forms.flatMap(({ script }) => script ?? []).map(origin);
  const frames = forms.map(({ address }) => origin(address));
  const opened = openedSites.flatMap(([site, ...further]) =>
    frames.some((one) => site.test(one)) ? further : [],
  );
  const directives = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", ...allow.connections],
    "font-src": ["'self'", ...allow.fonts],
    // Forbids the page itself to submit forms, because all forms are inside iframes.
    "form-action": ["'none'"],
    "frame-ancestors": [frames.includes("'self'") ? "'self'" : "'none'"],
    // Includes the sites that forms open, because this directive also limits where an iframe may navigate.
    "frame-src": [...frames, ...opened, ...allow.frames],
    "img-src": ["'self'", "data:", ...allow.pictures],
    "script-src": ["'self'", ...scriptHashes, ...scripts, ...allow.scripts],
    // Uses 'unsafe-inline' rather than hashes, because the form provider's script adds unpredictable styles
    // (docs/decisions/headers-and-policy.md).
    "style-src": ["'self'", "'unsafe-inline'", ...allow.styles],
  };
  return Object.entries(directives)
    .map(([directive, values]) => [directive, ...new Set(values)].join(" "))
    .join("; ");
}

/** Patterns for forms' origins, each with the other sites that these forms open in iframes. */
const openedSites: readonly [RegExp, ...string[]][] = [
  // Forms post to submit.jotform.com. HIPAA and EU accounts post to hipaa-submit.jotform.com and eu-submit.jotform.com.
  [/[./]jotform\.com$/, "https://*.jotform.com"],
  [/[./]jotformeu\.com$/, "https://*.jotform.com", "https://*.jotformeu.com"],
  // Microsoft redirects forms to a new domain.
  [/\/forms\.(office|microsoft)\.com$/, "https://forms.cloud.microsoft"],
];

export function inlineScriptHashes(html: string): string[] {
  return DomUtils.getElementsByTagName("script", parseDocument(html))
    .filter(({ attribs }) => !attribs.src && !/json/.test(attribs.type ?? ""))
    .map((script) => cspHash(DomUtils.textContent(script)));
}

export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
