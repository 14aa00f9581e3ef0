/**
 * A phone number for people: ten digits become `(602) 555-0142`, any other value is returned unchanged.
 */
export function formatPhone(value: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(value);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : value;
}

/**
 * The address of a link that calls a number: ten digits become `tel:+16025550142`, with the country's code.
 * Of any other value the digits are kept, and a plus sign in front, since nothing more is known about it.
 */
export function phoneHref(value: string): string {
  if (/^\d{10}$/.test(value)) return `tel:+1${value}`;
  const plus = value.trim().startsWith("+") ? "+" : "";
  return `tel:${plus}${value.replace(/\D/g, "")}`;
}
