/** Limits for the text (in characters) and the photos (in pixels) in `data/`. */
export const limits = {
  figure: 40,
  /** Names, headings, and text that several components show on one line. */
  name: 120,
  text: 2000,
  review: 4000,
  markdown: 5000,
  /** For what must fit in the header on a phone: each word of the agency's name, and link texts such as 'Call'. */
  headerWord: 16,
  /** Maximum width and height of a photo in pixels. Larger photos could exhaust the build's memory. */
  photoMaxSide: 12_000,
} as const;
