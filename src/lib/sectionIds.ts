/**
 * The ids of a legal page's sections: each title in small letters, words joined by hyphens, behind a beginning that no
 * other id of the site has. Letters of any alphabet stay; a title without one, and one that would be there twice, gets
 * its number.
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
    ids.push(words.length === 0 || ids.includes(id) ? `${id}-${index + 1}` : id);
  }
  return ids;
}
