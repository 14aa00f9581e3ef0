/**
 * A phone number in `data/`: ten digits, with an optional extension; of several extensions, the last one counts. Nothing
 * visible may follow, but an invisible mark may (src/lib/editMarks.ts), which stays at the end.
 */
const tenDigits = /^(\d{3})(\d{3})(\d{4})(?: x(\d+))*(?![ -~])/;

/** Formats a phone number for display: `(602) 555-0142 x12`. Other values stay unchanged (docs/specification.md, Data). */
export function formatPhone(value: string): string {
  return value.replace(tenDigits, (_, area, exchange, line, extension) => {
    return `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ""}`;
  });
}

/** Formats ten digits with their country code (RFC 3966): `+16025550142`, with an extension `+16025550142;ext=12`. */
export function internationalPhone(value: string, beforeExtension = ";ext="): string {
  return value.replace(tenDigits, (_, area, exchange, line, extension) => {
    return `+1${area}${exchange}${line}${extension ? beforeExtension + extension : ""}`;
  });
}

/** The link that calls a phone number, or texts it, in which a comma makes a phone pause before it dials the extension. */
export function phoneHref(value: string, scheme = "tel"): string {
  return `${scheme}:${internationalPhone(value, ",")}`;
}
