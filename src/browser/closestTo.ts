/**
 * The nearest element, from the target of an event outwards, that a selector names.
 * @returns undefined for an event without one, and for one that a browser extension sends to the document itself
 */
export function closestTo({ target }: Partial<Event>, selector: string): Element | null | undefined {
  return (target as Partial<Element> | undefined)?.closest?.(selector);
}
