/** Returns attributes that name a control by the text of element `id`, followed by the control's own text. */
export function labelledBy(id: string | undefined, suffix = "control") {
  return id === undefined ? {} : { id: `${id}-${suffix}`, "aria-labelledby": `${id} ${id}-${suffix}` };
}

/** Returns an accessible name that contains the visible label, for speech-input users (WCAG 2.5.3, Label in Name). */
export function labelInName(name: string, label: string): string {
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${label}, ${name}`;
}
