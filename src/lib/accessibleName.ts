import { withoutEditMarks } from "./editMarks";

/**
 * Returns the attributes that make a control's accessible name: the text of the element `id`, followed by the
 * control's own text.
 * @param suffix distinguishes the ids of controls that have the same label
 */
export function labelledBy(id: string | undefined, suffix = "control") {
  return id === undefined ? {} : { id: `${id}-${suffix}`, "aria-labelledby": `${id} ${id}-${suffix}` };
}

/** Makes an accessible name that contains the visible label, which people with speech input say (WCAG 2.2, 2.5.3). */
export function labelInName(name: string, label: string): string {
  const plain = (text: string) => withoutEditMarks(text).toLowerCase();
  return plain(name).includes(plain(label)) ? name : `${label}, ${name}`;
}
