/**
 * A link's name with the words in it that are shown in its place: by them people who speak to their device call the link
 * (WCAG 2.2, 2.5.3).
 */
export function nameWithWords(name: string, shown: string): string {
  return name.toLowerCase().includes(shown.toLowerCase()) ? name : `${shown}, ${name}`;
}
