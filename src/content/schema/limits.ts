/** Maximum text lengths in `data/`, in characters. */
export const limits = {
  figure: 40,
  name: 120,
  text: 2000,
  review: 4000,
  markdown: 5000,
  /** The length limit for 'Call' and for each word of the agency's name, which must fit in a phone's header. */
  headerWord: 16,
} as const;
