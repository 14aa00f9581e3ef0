const months = "january february march april may june july august september october november december".split(
  " ",
);

/** The order of year, month and day in which people write a date. */
const notations = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d\d)$/,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^(?<day>\d{1,2}) (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/,
];

/** Rewrites a US date such as `11/26/26` or `Nov. 26th, 2026` as `2026-11-26`. */
export function correctDate(written: string): string | undefined {
  const plain = written.toLowerCase();
  const parts = notations.map((notation) => notation.exec(plain)?.groups).find((groups) => groups);
  if (!parts) return undefined;
  const { year = "", month = "", day = "" } = parts;
  const number = Number(month) || months.findIndex((name) => name.startsWith(month)) + 1;
  return [year.padStart(4, "20"), String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
}
