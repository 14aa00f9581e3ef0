// Writes what `toMatchAriaSnapshot` compares with a page: what a screen reader finds, with the words of `data/`.

/** A node with a role and perhaps a name, such as `heading "About us" [level=2]`, and what is in it. */
export function node(head: string, ...children: string[]): string {
  const key = `- '${head.replaceAll("'", "''")}'`;
  return children.length > 0 ? `${key}:\n${children.join("\n").replace(/^/gm, "  ")}` : key;
}

/** A node that is nothing but text. */
export const text = (role: string, words: string): string => `- ${role}: ${JSON.stringify(words)}`;
/** Text that changes by the hour, or is not compared here. */
export const anyText = (role: string): string => `- ${role}: /.+/`;
export const paragraph = (words: string): string => text("paragraph", words);
export const heading = (level: number, name: string): string =>
  node(`heading ${JSON.stringify(name)} [level=${level}]`);
export const button = (name: string): string => node(`button ${JSON.stringify(name)}`);
/** @param url as it is written in the page, or a regular expression between slashes */
export const link = (name: string, url: string): string =>
  node(`link ${JSON.stringify(name)}`, `- /url: ${JSON.stringify(url)}`);
export const item = (...children: string[]): string => node("listitem", ...children);
export const itemText = (words: string): string => text("listitem", words);
/** A list with these items, and no others. */
export const list = (...items: string[]): string => node("list", "- /children: equal", ...items);
/** Terms, each with its definition. */
export const terms = (pairs: readonly (readonly [string, string])[]): string[] =>
  pairs.flatMap(([term, definition]) => [text("term", term), text("definition", definition)]);
