/**
 * Replaces the placeholders of a text from `data/` at run time: `fillPlaceholders("until {time}", { time: "6:00 PM"
 * })`. A placeholder without a value stays in the text, so that the mistake is visible.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
