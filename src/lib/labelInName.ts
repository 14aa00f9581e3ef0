/** Makes an accessible name that contains the visible label, by which people with speech input call a link (WCAG 2.5.3). */
export function labelInName(name: string, label: string): string {
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${label}, ${name}`;
}
