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
 * A phone number for programs, with the country's code (RFC 3966): `+16025550142`, with an extension
 * `+16025550142;ext=12`. Of any other value the digits are kept, and a plus sign in front.
 */
export function internationalPhone(value: string, beforeExtension = ";ext="): string {
  const [, area, exchange, line, extension] = written.exec(value) ?? [];
  if (area) return `+1${area}${exchange}${line}${extension ? `${beforeExtension}${extension}` : ""}`;
  const plus = value.trim().startsWith("+") ? "+" : "";
  return `${plus}${value.replace(/\D/g, "")}`;
}

/** The address of a link that calls a number. An extension is dialled after a pause, which the comma is. */
export function phoneHref(value: string): string {
  return `tel:${internationalPhone(value, ",")}`;
}
