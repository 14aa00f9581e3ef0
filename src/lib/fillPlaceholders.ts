/** Replaces placeholders such as `{time}` with their values. Leaves a placeholder without a value unchanged. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
