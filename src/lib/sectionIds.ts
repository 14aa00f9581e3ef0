/**
 * The ids of a legal page's sections: `section-` (to avoid the site's other ids) and the title's words in lower case,
 * joined by hyphens. A title without letters, or one that repeats, gets its position or the next free number.
 */
export function sectionIds(titles: readonly string[]): string[] {
  const ids: string[] = [];
  for (const [index, title] of titles.entries()) {
    const words =
      title
        .normalize("NFC")
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const id = ["section", ...words].join("-");
    let number = index + 1;
    while (ids.includes(`${id}-${number}`)) number++;
    ids.push(words.length === 0 || ids.includes(id) ? `${id}-${number}` : id);
  }
  return ids;
}
