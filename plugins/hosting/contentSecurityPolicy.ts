import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { httpsOrigin } from "../../src/content/declarations/fields";
import { filesIn } from "../../src/content/filesIn";

/**
 * Returns the Content Security Policy, which allows only this site and the sites in data/embeds.yaml.
 * @throws if a form's or script's URL is neither a path nor a plain https URL: such a URL could inject a directive
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { allow, leadForm, contactForm, survey }: Queries.HostingQuery["embeds"],
): string {
  const forms = [leadForm, contactForm, survey];
  const scripts = forms.flatMap(({ script }) => script ?? []).map(origin);
  const frames = forms.map(({ address }) => origin(address));
  const directives = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", ...allow.connections],
    "font-src": ["'self'", ...allow.fonts],
    // Forbids all form submissions by the page itself, because forms exist only inside iframes.
    "form-action": ["'none'"],
    "frame-ancestors": [frames.includes("'self'") ? "'self'" : "'none'"],
    // Also limits where an iframe may navigate.
    "frame-src": [...frames, ...frames.flatMap(sitesOpenedBy), ...allow.frames],
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

/**
 * The sites that a provider's forms open inside their iframes. GoHighLevel, Google Forms, Typeform, Cognito Forms,
 * Calendly and HubSpot stay on the site of the embed code.
 */
const openedSites: readonly [RegExp, ...string[]][] = [
  // Forms post to submit.jotform.com. HIPAA and EU accounts post to hipaa-submit.jotform.com and eu-submit.jotform.com.
  [/[./]jotform\.com$/, "https://*.jotform.com"],
  [/[./]jotformeu\.com$/, "https://*.jotform.com", "https://*.jotformeu.com"],
  // Microsoft redirects forms to their new address.
  [/\/forms\.(office|microsoft)\.com$/, "https://forms.cloud.microsoft"],
];

function sitesOpenedBy(form: string): string[] {
  return openedSites.flatMap(([site, ...opened]) => (site.test(form) ? opened : []));
}

function origin(address: string): string {
  const found = /^\/(?!\/)/.test(address) ? "'self'" : httpsOrigin(address);
  if (found) return found;
  throw new Error(
    `The security policy cannot name ${JSON.stringify(address)}: it is not a plain https:// address.`,
  );
}

/** @throws if a page has an attribute such as `onclick`, because script hashes do not allow inline event handlers */
export function inlineScriptHashes(folder: string): string[] {
  const pages = filesIn(folder).filter((file) => file.endsWith(".html"));
  const all = pages.flatMap((page) => hashInlineScripts(readFileSync(join(folder, page), "utf8"), page));
  return [...new Set(all)].sort();
}

export function hashInlineScripts(html: string, name: string): string[] {
  return DomUtils.getElementsByTagName(() => true, parseDocument(html)).flatMap((element) => {
    const { name: tag, attribs } = element;
    const handler = Object.keys(attribs).find((attribute) => attribute.startsWith("on"));
    if (handler) throw new Error(`${name}: <${tag} ${handler}> is blocked. Add a listener in src/browser/.`);
    const isInline = tag === "script" && !attribs.src && !/json/.test(attribs.type ?? "");
    return isInline ? [cspHash(DomUtils.textContent(element))] : [];
  });
}

export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
