import { closestMatch } from "./didYouMean";

/** Rewrites hours such as `9am – 5:30 p.m.` in the valid notation; the result may still be invalid. */
export function correctHours(written: string): string {
  const word = closestMatch(written, ["Closed", "By appointment", "24/7"]);
  if (word) return word;
  return written
    .replace(/\s*(?:-|–|—|\bto\b)\s*/gi, "-")
    .replace(/\s*(?:,|;|&|\band\b)\s*/gi, ", ")
    .replace(
      /\b0?(\d{1,2})(:\d\d)?\s*([ap])\.?m\.?/gi,
      (_, hour, minute = ":00", period) => `${hour}${minute} ${period.toUpperCase()}M`,
    )
    .replace(/\b(noon|midnight)\b/gi, (time) => time.charAt(0).toUpperCase() + time.slice(1).toLowerCase());
}
