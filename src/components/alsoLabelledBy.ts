/**
 * Attributes that put another element's words in front of a control's own, so that 'Pick a time' is announced as
 * 'Schedule Meeting Pick a time' and still starts from words that can be seen (WCAG 2.2, 2.5.3).
 */
export function alsoLabelledBy(id: string | undefined) {
  if (!id) return {};
  const own = `${id}-control`;
  return { id: own, "aria-labelledby": `${id} ${own}` };
}
