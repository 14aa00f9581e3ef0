import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import { httpsOrigin } from "../lib/httpsOrigin";
import { type FormPlace, readEmbedCode } from "../lib/providerForm";

/** The fields of data/embeds.yaml that the Content Security Policy uses. */
export interface Embeds extends Record<FormPlace, { readonly code: string }> {
  readonly allow: Record<"scripts" | "sites", readonly string[]>;
}

/** Returns an https URL's origin. Returns 'self' for other text, which could inject a CSP directive. */
const origin = (address: string) => httpsOrigin(address) ?? "'self'";

/** Returns the Content Security Policy, which allows only this site and the sites in data/embeds.yaml. */
export function contentSecurityPolicy(scriptHashes: readonly string[], embeds: Embeds): string {
  const { leadForm, contactForm, survey, allow } = embeds;
  const forms = [leadForm, contactForm, survey].map(({ code }) => readEmbedCode(code));
  const scripts = forms.flatMap(({ script }) => script ?? []).map(origin);
  const frames = forms.map(({ address }) => origin(address));
  const directives = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", ...allow.sites],
    "font-src": ["'self'", ...allow.sites],
    // Blocks form submissions from the page itself, because all forms are inside iframes.
    "form-action": ["'none'"],
    "frame-ancestors": [frames.includes("'self'") ? "'self'" : "'none'"],
    "frame-src": [...frames, ...allow.sites],
    "img-src": ["'self'", "data:", ...allow.sites],
    "script-src": ["'self'", ...scriptHashes, ...scripts, ...allow.scripts],
    // Uses 'unsafe-inline' rather than hashes, because the form provider's script adds styles that are unknown
    // at build time (docs/decisions/headers-and-policy.md).
    "style-src": ["'self'", "'unsafe-inline'", ...allow.sites],
  };
  return Object.entries(directives)
    .map(([directive, values]) => [directive, ...new Set(values)].join(" "))
    .join("; ");
}

export function inlineScriptHashes(html: string): string[] {
  return DomUtils.getElementsByTagName("script", parseDocument(html))
    .filter(({ attribs }) => !attribs.src && !/json/.test(attribs.type ?? ""))
    .map((script) => cspHash(DomUtils.textContent(script)));
}

export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
