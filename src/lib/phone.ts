/** `6025550142 x12`. In `6025550142 x12 x109`, only the last extension counts, because it replaces that of `{phone}`. */
const tenDigits = /^(\d{3})(\d{3})(\d{4})(?: x\d+)*?( x\d+)?$/;

/** Formats a phone number as `(602) 555-0142 x12`. Leaves other values unchanged. */
export const formatPhone = (value: string) => value.replace(tenDigits, "($1) $2-$3$4");

/** Formats a phone number as in RFC 3966: `+16025550142`, or with an extension `+16025550142;ext=12`. */
export const internationalPhone = (value: string, beforeExtension = ";ext=") =>
  value.replace(tenDigits, "+1$1$2$3$4").replace(" x", beforeExtension);

/** Whether the label of a number says that nobody answers there. */
export const isFax = (label: string) => /\bfax\b/i.test(label);

export const isWhatsApp = (label: string) => /whatsapp/i.test(label);

/** A comma makes phones pause before they dial the extension. @see https://faq.whatsapp.com/5913398998672934 */
export const phoneHref = (phone: string, scheme: "tel" | "sms" | "whatsapp" = "tel") =>
  scheme === "whatsapp"
    ? `https://wa.me/1${phone.slice(0, 10)}`
    : `${scheme}:${internationalPhone(phone, ",")}`;
