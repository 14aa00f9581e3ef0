/** Normalizes a text for comparison: `9 00 am 6 00 pm` for `9:00 AM–6:00 PM`. */
export const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
