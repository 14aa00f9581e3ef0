/** Matches a US phone number without an extension, with or without punctuation. */
const number = String.raw`(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-]?)[2-9]\d\d[ .-]?\d{4}`;
const extension = String.raw`(?:,? ?(?:x|ext\.?) ?(\d{1,6}))`;

/** Matches a US phone number inside a longer string. */
export const phoneInText = new RegExp(`(?<![\\w+-])${number}${extension}?(?![\\w-])`, "i");

const northAmerican = new RegExp(`^(${number})${extension}?$`, "i");

/** Matches vanity numbers, such as 1-800-555-RIDE, with at least three letters in a row. */
const vanityNumber = /^(?:1[ .-])?\(?[2-9]\d\d\)?[ .-](?=(?:-*[A-Z\d]){7})[A-Z\d-]*[A-Z]{3}[A-Z\d-]*$/i;

/**
 * Normalizes a ten-digit phone number to `6025550142`, or to `6025550142 x12` with an extension. Returns vanity
 * numbers unchanged, and undefined for any other text.
 */
export function readPhone(text: string): string | undefined {
  const [, digits, dialed] = northAmerican.exec(text) ?? [];
  if (digits) return digits.replace(/\D/g, "").slice(-10) + (dialed ? ` x${dialed}` : "");
  return vanityNumber.test(text) ? text : undefined;
}

/** Matches ten-digit phone numbers as `readPhone` returns them, such as `6025550142 x12`. */
const tenDigits = /^(\d{3})(\d{3})(\d{4})( x\d+)?$/;

/** Formats `6025550142 x12` as `(602) 555-0142 x12`. Returns other values unchanged. */
export const formatPhone = (phone: string) => phone.replace(tenDigits, "($1) $2-$3$4");

const keypad = "22233344455566677778889999";

/** Formats a phone number as in RFC 3966, such as `+16025550142` or, with an extension, `+16025550142;ext=12`. */
export function internationalPhone(phone: string, beforeExtension = ";ext="): string {
  if (tenDigits.test(phone)) return phone.replace(tenDigits, "+1$1$2$3$4").replace(" x", beforeExtension);
  const digits = phone
    .replace(/[a-z]/gi, (letter) => String(keypad[letter.toLowerCase().charCodeAt(0) - 97]))
    .replace(/\D/g, "");
  // Truncates vanity numbers to ten digits, because some are longer, such as 1-800-PROGRESSIVE.
  return `+1${digits.replace(/^1/, "").slice(0, 10)}`;
}

/** Returns a URL such as `tel:+16025550142,12`. The comma makes phones pause before they dial the extension. */
export const phoneHref = (phone: string, scheme: "tel" | "sms" = "tel") =>
  `${scheme}:${internationalPhone(phone, ",")}`;
