import { Parser } from "htmlparser2";

/** An answer of a page over HTTPS: its header names in lower case, and its HTML. */
export interface ServedPage {
  headers: Record<string, string | undefined>;
  html: string;
  /** Of the page itself; scripts of other hosts are judged against it. */
  host: string;
}

/**
 * The score that Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, its score table of 2025) gives a
 * page. It begins at 100, takes penalties off, and adds bonuses if 90 or more are left.
 *
 * Counted here: the content security policy, HSTS, nosniff, framing, referrers, cross-origin resources, cookies, and
 * scripts of other hosts. Taken for granted: a valid certificate and the redirect from HTTP to HTTPS, which the hosts
 * give and nginx.test.ts walks; being on the preload list (+5) is not counted.
 * @returns each rule's points by its name, and their sum
 */
export function observatoryScore(page: ServedPage): { score: number; points: Record<string, number> } {
  const csp = parsePolicy(page.headers["content-security-policy"]);
  const points = {
    "content security policy": policyPoints(csp),
    "strict transport security": transportPoints(page.headers["strict-transport-security"]),
    nosniff: page.headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    framing: csp?.has("frame-ancestors") ? 5 : page.headers["x-frame-options"] ? 0 : -20,
    "referrer policy": referrerPoints(page.headers["referrer-policy"]),
    "cross-origin resource policy": resourcePoints(page.headers["cross-origin-resource-policy"]),
    "cross-origin sharing": page.headers["access-control-allow-credentials"] ? -50 : 0,
    // Only that there are none is judged: a cookie on this site would be a mistake.
    cookies: page.headers["set-cookie"] ? -40 : 0,
    "subresource integrity": scriptPoints(page),
  };
  const all = Object.values(points);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const base = 100 + sum(all.filter((number) => number < 0));
  const score = base >= 90 ? base + sum(all.filter((number) => number > 0)) : Math.max(base, 0);
  return { score, points };
}

type Policy = Map<string, string[]>;

function parsePolicy(header: string | undefined): Policy | undefined {
  if (!header) return undefined;
  return new Map(
    header
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}

/** -25 without one; -20 for a script that may be inline or come from anywhere, or over HTTP; +5 and +10 for strict ones. */
function policyPoints(policy: Policy | undefined): number {
  if (!policy) return -25;
  const sources = (directive: string) =>
    effective(policy.get(directive) ?? policy.get("default-src") ?? ["*"]);
  const broad = (list: string[]) =>
    list.some((source) => /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/.test(source));
  const inline = (list: string[]) => list.includes("'unsafe-inline'") || list.includes("data:");
  const insecure = (list: string[]) => list.some((source) => /^(http|ftp):/.test(source));

  if (broad(sources("script-src")) || inline(sources("script-src")) || broad(sources("object-src")))
    return -20;
  const passive = ["img-src", "media-src"];
  if ([...policy].some(([name, list]) => !passive.includes(name) && insecure(list))) return -20;
  if ([...sources("script-src"), ...sources("style-src")].includes("'unsafe-eval'")) return -10;
  if (passive.some((name) => insecure(sources(name)))) return -10;
  if (broad(sources("style-src")) || inline(sources("style-src"))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** A hash or a nonce switches 'unsafe-inline' off. */
function effective(sources: string[]): string[] {
  const hashed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return hashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

/** Six months are asked for. */
function transportPoints(header: string | undefined): number {
  const [, seconds] = /max-age=(\d+)/.exec(header ?? "") ?? [];
  if (!seconds) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
}

function referrerPoints(header: string | undefined): number {
  if (!header) return 0;
  const policy = header.split(",").at(-1)?.trim() ?? "";
  return ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(policy)
    ? 5
    : -5;
}

function resourcePoints(header: string | undefined): number {
  if (!header || header === "cross-origin") return 0;
  return header === "same-origin" || header === "same-site" ? 10 : -5;
}

/** Scripts of other hosts should be named with their hash, and must come over HTTPS. */
function scriptPoints({ html, host }: ServedPage): number {
  let points = 0;
  new Parser({
    onopentag(tag, { src, integrity }) {
      if (tag !== "script" || !src) return;
      const { host: from, protocol } = new URL(src, `https://${host}/`);
      if (protocol !== "https:") points = Math.min(points, integrity ? -20 : -50);
      else if (from !== host && !integrity) points = Math.min(points, -5);
    },
  }).end(html);
  return points;
}
