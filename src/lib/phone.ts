/** Ten digits, and perhaps an extension: `6025550142 x12`. */
const written = /^(\d{3})(\d{3})(\d{4})(?: x(\d+))?$/;

/**
 * A phone number for people: ten digits become `(602) 555-0142`, with an extension `(602) 555-0142 x12`. Any other
 * value is returned unchanged (specification, 5, which has no extensions).
 */
export function formatPhone(value: string): string {
  const [, area, exchange, line, extension] = written.exec(value) ?? [];
  return area ? `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ""}` : value;
}

/**
 * The address of a link that calls a number: ten digits become `tel:+16025550142`, with the country's code; an
 * extension is dialled after a pause, which the comma is. Of any other value the digits are kept, and a plus sign
 * in front, since nothing more is known about it.
 */
export function phoneHref(value: string): string {
  const [, area, exchange, line, extension] = written.exec(value) ?? [];
  if (area) return `tel:+1${area}${exchange}${line}${extension ? `,${extension}` : ""}`;
  const plus = value.trim().startsWith("+") ? "+" : "";
  return `tel:${plus}${value.replace(/\D/g, "")}`;
}
