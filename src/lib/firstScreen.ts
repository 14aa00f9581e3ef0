/** The id of the element with which a page's first screen ends: what comes after it may come later. */
export const FIRST_SCREEN = "first-screen";

/** A page's HTML to the end of that element, and from there on; nothing where there is no such element. */
export function firstScreenOf(html: string): { above: string; below: string } | undefined {
  const start = new RegExp(`<(\\w+) id="${FIRST_SCREEN}"`).exec(html);
  if (!start) return;
  let depth = 0;
  for (const tag of html.slice(start.index).matchAll(new RegExp(`<(/?)${start[1]}\\b[^>]*>`, "g"))) {
    depth += tag[1] ? -1 : 1;
    if (depth > 0) continue;
    const end = start.index + tag.index + tag[0].length;
    return { above: html.slice(0, end), below: html.slice(end) };
  }
}
