/**
 * Returns an id for each section of a legal page: `section-your-rights` for "Your Rights". The prefix prevents
 * collisions with the page's other ids, such as `quote`.
 */
export function sectionIds(titles: readonly string[]): string[] {
  const ids = titles.map((title) => {
    const words = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "");
    return `section-${words.trim().replace(/\s/g, "-")}`;
  });
  return ids.map((id, i) => (ids.indexOf(id) < i ? `${id}-${i + 1}` : id));
}
