/** Limits for text (in characters) and photos (in pixels) in `data/`. */
export const limits = {
  figure: 40,
  /** For names, headings and other short text. */
  name: 120,
  text: 2000,
  review: 4000,
  markdown: 5000,
  /** Each word of the agency's name, and link text such as 'Call', must fit in the header on a phone. */
  headerWord: 16,
} as const;
