import { withoutEditMarks } from "./editMarks";

/**
 * Returns the attributes that give a link or button the text of the element `id` as the beginning of its accessible name.
 * @param part makes the control's own id differ from those of other controls with the same label
 */
export function labelledBy(id: string | undefined, part = "control") {
  return id === undefined ? {} : { id: `${id}-${part}`, "aria-labelledby": `${id} ${id}-${part}` };
}

/** Makes an accessible name that contains the visible label, by which people with speech input call a link (WCAG 2.5.3). */
export function labelInName(name: string, label: string): string {
  const plain = (text: string) => withoutEditMarks(text).toLowerCase();
  return plain(name).includes(plain(label)) ? name : `${label}, ${name}`;
}
