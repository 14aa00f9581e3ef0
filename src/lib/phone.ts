/** Matches `6025550142 x12`. If `{phone} x109` becomes `6025550142 x12 x109`, captures only the last extension. */
const tenDigits = /^(\d{3})(\d{3})(\d{4})(?: x\d+)*?( x\d+)?$/;

/** Formats a phone number as `(602) 555-0142 x12`. Leaves other values unchanged. */
export const formatPhone = (value: string) => value.replace(tenDigits, "($1) $2-$3$4");

/** Formats a phone number as in RFC 3966: `+16025550142`, or `+16025550142;ext=12` with an extension. */
export const internationalPhone = (value: string, beforeExtension = ";ext=") =>
  value.replace(tenDigits, "+1$1$2$3$4").replace(" x", beforeExtension);

export const isFax = (label: string) => /\bfax\b/i.test(label);

/** Returns a link such as `tel:+16025550142,12`. Phones pause at the comma before they dial the extension. */
export const phoneHref = (phone: string, scheme: "tel" | "sms" = "tel") =>
  `${scheme}:${internationalPhone(phone, ",")}`;
