/** Maximum text lengths in `data/`, in characters. */
export const limits = {
  figure: 40,
  name: 120,
  text: 2000,
  review: 4000,
  markdown: 5000,
  /** For the 'Call' button's label and each word of the agency's name, so that they fit in the header on phones. */
  headerWord: 16,
} as const;
