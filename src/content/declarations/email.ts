/**
 * How an email address is written, as a pattern: RFC 5321's Dot-string, of the signs that people have in their
 * names.
 */
export const email =
  "[A-Za-z0-9_+'-]+(\\.[A-Za-z0-9_+'-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*\\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])";
