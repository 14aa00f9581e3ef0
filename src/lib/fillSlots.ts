/**
 * Fills the run-time slots of a text from `data/`: `fillSlots("until {time}", { time: "6:00 PM" })`.
 * A slot without a value stays as it is, so that a mistake is seen.
 */
export function fillSlots(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}
