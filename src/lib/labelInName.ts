/**
 * Makes an accessible name that contains the link's visible label, because people with speech input call a link by
 * its label (WCAG 2.2, 2.5.3 Label in Name).
 */
export function labelInName(name: string, label: string): string {
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${label}, ${name}`;
}
