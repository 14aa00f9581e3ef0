/** Returns attributes that name a control after element `id` plus its own text. The control's id ends with `suffix`. */
export function labelledBy(id: string | undefined, suffix = "control") {
  return id === undefined ? {} : { id: `${id}-${suffix}`, "aria-labelledby": `${id} ${id}-${suffix}` };
}

/** Returns an accessible name that contains the visible label, for speech-input users (WCAG 2.5.3, Label in Name). */
export function labelInName(name: string, label: string): string {
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${label}, ${name}`;
}
