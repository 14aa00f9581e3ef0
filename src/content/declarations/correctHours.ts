const words: readonly [RegExp, string][] = [
  [/^clos/, "Closed"],
  [/^by app/, "By appointment"],
  [/^(open )?(24|all day)/, "24/7"],
];

/** Rewrites hours such as `9am – 5:30 p.m. MST` in the valid notation; the result may still be invalid. */
export function correctHours(written: string): string | undefined {
  const plain = written.toLowerCase().replace(/\.|\b(mst|mountain( time)?|arizona time)\b/g, "");
  const spans = plain.split(/,|;|&|\band\b/).map((span) => span.split(/-|–|—|\bto\b/).map(correctTime));
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? spans.map((s) => s.join("-")).join(", ");
}

/** Takes a time without AM or PM for office hours: they open at 7 to 11 in the morning, and close after noon. */
function correctTime(written: string, isClosing: number): string {
  const [, hour = "", minute = "00", period] =
    /^\s*(\d{1,2})(?::(\d\d))?\s*([ap])?m?\s*$/.exec(written) ?? [];
  const name = /noon|midnight/.exec(written)?.[0];
  if (name || !hour) return name ? name.charAt(0).toUpperCase() + name.slice(1) : written;
  const isMorning = period ? period === "a" : !isClosing && Number(hour) >= 7 && Number(hour) < 12;
  return `${Number(hour) % 12 || 12}:${minute} ${isMorning ? "AM" : "PM"}`;
}
