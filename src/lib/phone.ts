/** Matches `6025550142 x12`. If `{phone} x109` becomes `6025550142 x12 x109`, captures only the last extension. */
const tenDigits = /^(\d{3})(\d{3})(\d{4})(?: x\d+)*?( x\d+)?$/;

/** Formats a phone number as `(602) 555-0142 x12`. Leaves other values unchanged. */
export const formatPhone = (value: string) => value.replace(tenDigits, "($1) $2-$3$4");

/** Formats a phone number as in RFC 3966: `+16025550142`, or `+16025550142;ext=12` with an extension. */
export const internationalPhone = (value: string, beforeExtension = ";ext=") =>
  value.replace(tenDigits, "+1$1$2$3$4").replace(" x", beforeExtension);

/** Returns a link such as `tel:+16025550142,12`. Phones pause at the comma before they dial the extension. */
export const phoneHref = (phone: string, scheme: "tel" | "sms" = "tel") =>
  `${scheme}:${internationalPhone(phone, ",")}`;

/**
 * Reads a US phone number in any format, such as `1-800-PROGRESSIVE`, as ten digits with an optional extension. Keeps
 * placeholders: `{phone} x109`. Returns undefined if the text is not exactly one phone number.
 */
export function readPhone(written: string): string | undefined {
  const [, text = "", extension] =
    /^(?:tel:|sms:)?\s*(.*?)(?:[\s,;]*(?:extension|ext\.?|x|#)\s*(\d{1,6}))?$/i.exec(written.trim()) ?? [];
  // 1-800-PROGRESSIVE (1-800-776-4737) is one number, written twice.
  const [, first = text, second = first] = /^(.*\S)\s*\(([^()]*\d{4})\)$/.exec(text) ?? [];
  const found = /^\{[a-zA-Z.]+\}$/.test(text) ? text : readDigits(first);
  if (!found || (second !== first && readDigits(second) !== found)) return undefined;
  return extension ? `${found} x${extension}` : found;
}

const keypad = "22233344455566677778889999";

function readDigits(written: string): string | undefined {
  const text = written.replace(/[‐‑–—−]/g, "-").replace(/^\+?1(?=\D|\d{10}$)[\s.-]*/, "");
  const isNumber = /^\(?\d{3}\)?[\s./-]*(?:[\d.\s-]*|[A-Z\d-]*[A-Z]{3,}[A-Z\d-]*)$/i.test(text);
  const digits = text
    .replace(/[^a-z\d]/gi, "")
    .replace(/[a-z]/gi, (letter) => String(keypad[letter.toLowerCase().charCodeAt(0) - 97]));
  // A word may be longer than the number, as in 1-800-PROGRESSIVE.
  const dialed = /[a-z]/i.test(text) ? digits.slice(0, 10) : digits;
  return isNumber && /^[2-9]\d{2}[2-9]\d{6}$/.test(dialed) ? dialed : undefined;
}

/** Matches US phone numbers inside a text, such as `Call 602-555-0142.` */
export const phoneInText =
  /(?<![\w.-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}(?![\w-])/g;

/** Returns the ten digits of a phone number, such as 6025550142 for `+1 (602) 555-0142` and `6025550142 x12`. */
export const digitsOf = (phone: string) => phone.replace(/ x.*|\D/g, "").slice(-10);
