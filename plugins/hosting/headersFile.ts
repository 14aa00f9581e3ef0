/** Response headers by name. */
export type Headers = Record<string, string>;

/** The response headers for all paths that match a pattern, which is an exact path or a prefix followed by `*`. */
export interface HeaderRule {
  pattern: string;
  headers: Headers;
}

/**
 * Formats header rules as the `_headers` file of Netlify and Cloudflare Pages.
 * @throws for a rule that would not work on both hosts
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  assertPortable(rules);
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `# Made at each build; its list is plugins/hosting/headers.ts.\n${blocks.join("\n")}\n`;
}

/** Parses the text of a `_headers` file to header rules, for `npm run serve` and for tests. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (line.startsWith("/")) {
      rules.push({ pattern: line.trim(), headers: {} });
      continue;
    }
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || value === undefined || !rule) throw new Error(`_headers: cannot read the line «${line}»`);
    rule.headers[name] = value;
  }
  return rules;
}

/** Returns the response headers of a path such as `/directory`, combined from all rules that match the path. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Headers {
  return Object.assign(
    {},
    ...rules.filter(({ pattern }) => matches(path, pattern)).map(({ headers }) => headers),
  );
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/**
 * Throws for rules that hosts would treat differently: two rules that set the same header for one path, whose values
 * Cloudflare joins with a comma while Netlify takes the last, and rules beyond Cloudflare's limits of 100 rules and
 * 2,000 characters per line.
 */
function assertPortable(rules: readonly HeaderRule[]): void {
  if (rules.length > 100) throw new Error(`_headers: ${rules.length} rules, and Cloudflare Pages reads 100`);
  for (const [index, { pattern, headers }] of rules.entries()) {
    if (/\*./.test(pattern)) throw new Error(`_headers: in ${pattern} something follows the *`);
    for (const [name, value] of Object.entries(headers)) {
      const length = name.length + value.length + 4;
      if (length > 2000)
        throw new Error(`_headers: ${name} of ${pattern} has ${length} characters of at most 2,000`);
      const other = rules
        .slice(0, index)
        .find((rule) => name in rule.headers && overlap(rule.pattern, pattern));
      if (other) throw new Error(`_headers: both ${other.pattern} and ${pattern} set ${name}`);
    }
  }
}

function overlap(one: string, other: string): boolean {
  const [a, b] = [one.replace(/\*$/, ""), other.replace(/\*$/, "")];
  return matches(a, other) || matches(b, one);
}
