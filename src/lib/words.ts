/** Returns the words of a text, with a space around each: ` 9 00 AM 6 00 PM `. A placeholder becomes `{`. */
export function words(text: string): string {
  const marked = text.replace(/\{[^{}]*\}/g, " { ");
  return ` ${marked.replace(/[^\p{L}\p{M}\p{N}{]+/gu, " ").trim()} `;
}
