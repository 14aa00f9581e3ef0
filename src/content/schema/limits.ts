/** Limits for the YAML files and images in `data/`. The lengths of texts are in characters. */
export const limits = {
  fileBytes: 100_000,
  figure: 40,
  /** Names, headings, and words that several components show in one line. */
  name: 120,
  text: 2000,
  review: 4000,
  markdown: 5000,
  /** Maximum length of a word in the agency's name, so the word fits in the header on a phone. */
  agencyNameWord: 16,
  /** Maximum length of a link text such as 'Call', so the text fits in the header on a phone. */
  headerLabel: 24,
  url: 2000,
  /** Maximum width and height of a photo in pixels. Larger photos could exhaust the build's memory. */
  photoMaxSide: 12_000,
} as const;
