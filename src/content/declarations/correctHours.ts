const names: readonly [RegExp, string][] = [
  [/^closed?( all day)?$/, "Closed"],
  [/^(by )?(appt|appointments?)( only)?$/, "By appointment"],
  [/^(open )?(24 ?\/ ?7|24 ?(hours?|hrs?|h)|all day)$/, "24/7"],
];

/** Rewrites hours such as `9am – 5:30 p.m.` in the valid notation; undefined if they are unclear, as in `8-10`. */
export function correctHours(written: string): string | undefined {
  const plain = written.toLowerCase().replace(/\./g, "");
  const name = names.find(([pattern]) => pattern.test(plain))?.[1];
  const spans = plain.split(/,|;|&|\/|\band\b/).map(correctSpan);
  return name ?? (spans.includes(undefined) ? undefined : spans.join(", "));
}

/** Takes hours without AM or PM for office hours: they begin at 7 to 11 in the morning, and end after noon. */
function correctSpan(span: string): string | undefined {
  const [opens, closes, ...further] = span.split(/-|–|—|\b(?:to|till?|until)\b/).map(timeOf);
  if (!opens || !closes || further.length > 0) return undefined;
  const isMorning = opens.hour >= 7 && opens.hour < 12;
  // Both 8-10 and 7-9 PM may be in the morning or in the evening.
  const isUnclear = isMorning && closes.hour > opens.hour && closes.hour < 12;
  if (isUnclear && closes.half !== "AM" && !(opens.half && closes.half)) return undefined;
  return `${opens.words(isMorning ? "AM" : "PM")}-${closes.words("PM")}`;
}

function timeOf(written: string) {
  const [, name] = /^\s*(?:12 ?)?(noon|midnight)\s*$/.exec(written) ?? [];
  const [, hour, minute = "00", half] = /^\s*(\d{1,2})(?::(\d\d))?\s*(?:([ap])m?)?\s*$/.exec(written) ?? [];
  if (name) return { hour: 12, half: "PM", words: () => name.charAt(0).toUpperCase() + name.slice(1) };
  const given = half && `${half.toUpperCase()}M`;
  const words = (usual: string) => `${Number(hour) % 12 || 12}:${minute} ${given ?? usual}`;
  return Number(hour) > 0 ? { hour: Number(hour), half: given, words } : undefined;
}
