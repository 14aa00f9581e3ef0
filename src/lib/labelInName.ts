/**
 * Returns the attributes that give a link or button the text of the element `id` as the beginning of its accessible name.
 * @param part makes the control's own id differ from those of other controls with the same label
 */
export function labelledBy(id: string | undefined, part = "control") {
  return id === undefined ? {} : { id: `${id}-${part}`, "aria-labelledby": `${id} ${id}-${part}` };
}

/** Makes an accessible name that contains the visible label, by which people with speech input call a link (WCAG 2.5.3). */
export function labelInName(name: string, label: string): string {
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${label}, ${name}`;
}
