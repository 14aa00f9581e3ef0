// Builds the YAML that `toMatchAriaSnapshot` compares with a page's accessibility tree.

/**
 * Returns one node of a Playwright ARIA snapshot, with its child nodes indented below.
 * @param head role and accessible name, such as `heading "About us" [level=2]`
 */
export function node(head: string, ...children: string[]): string {
  const key = `- '${head.replaceAll("'", "''")}'`;
  return children.length > 0 ? `${key}:\n${children.join("\n").replace(/^/gm, "  ")}` : key;
}

export const text = (role: string, words: string): string => `- ${role}: ${JSON.stringify(words)}`;
export const paragraph = (words: string): string => text("paragraph", words);
export const heading = (level: number, name: string): string =>
  node(`heading ${JSON.stringify(name)} [level=${level}]`);
export const button = (name: string): string => node(`button ${JSON.stringify(name)}`);
/** Returns the node of a link; `url` is the href attribute, or a regular expression between slashes. */
export const link = (name: string, url: string): string =>
  node(`link ${JSON.stringify(name)}`, `- /url: ${JSON.stringify(url)}`);
export const item = (...children: string[]): string => node("listitem", ...children);
/** Returns the node of a list that has exactly these items. */
export const list = (...items: string[]): string => node("list", "- /children: equal", ...items);
