/**
 * Matches a phone number from `data/`, such as `6025550142 x12`. In `6025550142 x12 x109`, captures only the second
 * extension, because `{phone} x109` means the main number with a different extension.
 */
const tenDigits = /^(\d{3})(\d{3})(\d{4})(?: x(\d+))*$/;

/** Formats a phone number as `(602) 555-0142 x12`. Leaves other values unchanged. */
export function formatPhone(value: string): string {
  return value.replace(tenDigits, (_, area, exchange, line, extension) => {
    return `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ""}`;
  });
}

/** Formats a phone number as in RFC 3966: `+16025550142`, or with an extension `+16025550142;ext=12`. */
export function internationalPhone(value: string, beforeExtension = ";ext="): string {
  return value.replace(tenDigits, (_, area, exchange, line, extension) => {
    return `+1${area}${exchange}${line}${extension ? beforeExtension + extension : ""}`;
  });
}

/** Whether the label of a number says that nobody answers there. */
export const isFax = (label: string) => /\bfax\b/i.test(label);

export const isWhatsApp = (label: string) => /whatsapp/i.test(label);

/** @see https://faq.whatsapp.com/5913398998672934 */
export const whatsAppUrl = (phone: string) => `https://wa.me/1${phone.slice(0, 10)}`;

/** The comma makes phones pause before they dial the extension. */
export function phoneHref(value: string, scheme = "tel"): string {
  return `${scheme}:${internationalPhone(value, ",")}`;
}
