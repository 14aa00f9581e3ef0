/** Fills in placeholders such as `{time}` and `{principal.name}`. Keeps `{{time}}`, and placeholders without a value. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{+([\w.]+)\}+(\.?)/g, (placeholder: string, name: string, period: string) => {
    const isFilled = !/\{\{|\}\}/.test(placeholder) && Object.keys(values).includes(name);
    if (!isFilled) return placeholder;
    const value = String(values[name]);
    // Avoids two periods after a value such as 'Saguaro Insurance, Inc.'.
    return value + (value.endsWith(".") ? "" : period);
  });
}
