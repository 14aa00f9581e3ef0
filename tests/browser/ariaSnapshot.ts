// Builds the YAML that `toMatchAriaSnapshot` compares with a page's accessibility tree.

/**
 * One node of a Playwright ARIA snapshot, with its children indented below it.
 * @param head role and accessible name, such as `heading "About us" [level=2]`
 */
export function node(head: string, ...children: string[]): string {
  const key = `- '${head.replaceAll("'", "''")}'`;
  return children.length > 0 ? `${key}:\n${children.join("\n").replace(/^/gm, "  ")}` : key;
}

export const text = (role: string, words: string): string => `- ${role}: ${JSON.stringify(words)}`;
/** A node with any text, for text that depends on the time or is not compared. */
export const anyText = (role: string): string => `- ${role}: /.+/`;
export const paragraph = (words: string): string => text("paragraph", words);
export const heading = (level: number, name: string): string =>
  node(`heading ${JSON.stringify(name)} [level=${level}]`);
export const button = (name: string): string => node(`button ${JSON.stringify(name)}`);
/** @param url the href attribute, or a regular expression between slashes */
export const link = (name: string, url: string): string =>
  node(`link ${JSON.stringify(name)}`, `- /url: ${JSON.stringify(url)}`);
export const item = (...children: string[]): string => node("listitem", ...children);
export const itemText = (words: string): string => text("listitem", words);
/** A list with exactly these items. */
export const list = (...items: string[]): string => node("list", "- /children: equal", ...items);
/** The terms of a definition list, each followed by its definition. */
export const terms = (pairs: readonly (readonly [string, string])[]): string[] =>
  pairs.flatMap(([term, definition]) => [text("term", term), text("definition", definition)]);
