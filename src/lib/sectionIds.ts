/**
 * The ids of a legal page's sections: each title in small letters, words joined by hyphens, behind a beginning that no
 * other id of the site has. Letters of any alphabet stay; a title without one, and one that would be there twice, gets
 * its number, or the next that is free.
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
