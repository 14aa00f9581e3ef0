import type { HeaderRule, Headers } from "./headers";

/**
 * Formats header rules as the `_headers` file of Netlify and Cloudflare Pages.
 * @throws for a rule that would not work on both hosts: a header that two rules set for one path, whose values
 * Cloudflare joins with a comma while Netlify takes the last, or a line of more than Cloudflare's 2,000 characters
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }, index) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => {
      const other = rules
        .slice(0, index)
        .find((rule) => name in rule.headers && overlap(rule.pattern, pattern));
      if (other) throw new Error(`_headers: both ${other.pattern} and ${pattern} set ${name}`);
      const line = `  ${name}: ${value}`;
      if (line.length > 2000)
        throw new Error(`_headers: ${name} has ${line.length} characters of at most 2,000`);
      return line;
    }),
  ]);
  return `# Made at each build; its list is plugins/hosting/headers.ts.\n${lines.join("\n")}\n`;
}

/** Parses the text of a `_headers` file to header rules, for `npm run serve` and for tests. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return [...text.matchAll(/^(\/.*)\n((?: .*\n)*)/gm)].map(([, pattern = "", lines = ""]) => ({
    pattern,
    headers: Object.fromEntries(
      [...lines.matchAll(/^\s+([^:]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
    ),
  }));
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

function overlap(one: string, other: string): boolean {
  return matches(one.replace("*", ""), other) || matches(other.replace("*", ""), one);
}
