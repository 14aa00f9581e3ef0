/** Replaces placeholders such as `{time}` and `{principal.name}` with values. Keeps placeholders that have no value. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(
    /(?<!\{)\{([\w.]+)\}(?!\})(\.?)/g,
    (placeholder: string, name: string, period: string) => {
      const value = Object.hasOwn(values, name) ? String(values[name]) : "";
      // Avoids two periods after a value such as 'Saguaro Insurance, Inc.'.
      return value ? value + (value.endsWith(".") ? "" : period) : placeholder;
    },
  );
}
