/** Fills in placeholders such as `{time}`. Keeps placeholders without a value, and double braces such as `{{time}}`. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{+([\w.]+)\}+(\.?)/g, (placeholder: string, name: string, period: string) => {
    if (!Object.hasOwn(values, name) || /\{\{|\}\}/.test(placeholder)) return placeholder;
    const value = String(values[name]);
    // Avoids a double period if the value ends with a period, such as 'Saguaro Insurance, Inc.'
    return value + (value.endsWith(".") ? "" : period);
  });
}
