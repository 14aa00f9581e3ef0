/** Returns an id for each section of a legal page. A prefix prevents conflicts with other ids, such as `quote`. */
export function sectionIds(titles: readonly string[]): string[] {
  const ids: string[] = [];
  for (const title of titles) {
    const words = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "");
    const id = `section-${words.trim().replace(/\s/g, "-")}`;
    let copy = 1;
    while (ids.includes(copy > 1 ? `${id}-${copy}` : id)) copy++;
    ids.push(copy > 1 ? `${id}-${copy}` : id);
  }
  return ids;
}
