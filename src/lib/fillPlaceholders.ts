/** Fills in placeholders such as `{time}` and `{principal.name}`. Keeps `{{time}}`, and placeholders without a value. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{+([\w.]+)\}+(\.?)/g, (placeholder: string, name: string, period: string) => {
    if (!Object.hasOwn(values, name) || /\{\{|\}\}/.test(placeholder)) return placeholder;
    const value = String(values[name]);
    // Avoids two periods after a value such as 'Saguaro Insurance, Inc.'.
    return value + (value.endsWith(".") ? "" : period);
  });
}
