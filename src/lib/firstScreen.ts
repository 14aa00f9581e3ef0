/** The id of a page's first section, where that fills the screen: what is below it may come later. */
export const FIRST_SCREEN = "first-screen";

/** A page's HTML to the end of that section, and from there on; nothing where there is no such section. */
export function firstScreenOf(html: string): { above: string; below: string } | undefined {
  const section = new RegExp(`<section id="${FIRST_SCREEN}"[\\s\\S]*?</section>`).exec(html);
  if (!section) return;
  const end = section.index + section[0].length;
  return { above: html.slice(0, end), below: html.slice(end) };
}
