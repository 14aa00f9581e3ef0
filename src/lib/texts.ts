export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Normalizes a text for comparison: ` 9 00 AM 6 00 PM ` for `9:00 AM–6:00 PM`. A placeholder becomes `{`. */
export function normalize(text: string): string {
  const marked = text.replace(/\{[^{}]*\}/g, " { ");
  return ` ${marked.replace(/[^\p{L}\p{M}\p{N}{]+/gu, " ").trim()} `;
}

/** Returns an id for each section of a legal page. A prefix prevents conflicts with other ids, such as `quote`. */
export function sectionIds(titles: readonly string[]): string[] {
  const ids = titles.map((title) => {
    const words = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "");
    return `section-${words.trim().replace(/\s/g, "-")}`;
  });
  return ids.map((id, i) => (ids.indexOf(id) < i ? `${id}-${i + 1}` : id));
}
