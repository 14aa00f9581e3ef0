import { DAY_MINUTES, type TimeSpan } from "../../lib/hours";

interface Hours {
  /** The hours in one spelling, such as `9:00 AM-Noon, 1:00 PM-5:00 PM`. */
  words: string;
  spans: TimeSpan[];
}

const names: readonly [RegExp, words: string, spans: TimeSpan[]][] = [
  [/^closed?( all day)?$/, "Closed", []],
  [/^(by )?(appt|appointments?)( only)?$/, "By appointment", []],
  [
    /^(open )?(24 ?\/ ?7|24 ?(hours?|hrs?)( ?\/ ?7 days)?|all day)$/,
    "24/7",
    [{ opens: 0, closes: DAY_MINUTES }],
  ],
];

/** Matches hours with a break, such as `8am to 5pm (closed 12-1 for lunch)`. */
const withBreak =
  /^([^,]+?) ?(?:-|\bto\b) ?([^,]+?),? \(?closed (?:for lunch,? )?(\S+?) ?(?:-|to) ?(\S+?)(?: for lunch)?\)?$/;

/** No office is open for longer in a row, so `6-10 PM` does not begin in the morning. */
const LONGEST = 14 * 60;

/**
 * Reads hours such as `9am – 5:30 p.m.` as minutes after midnight. Returns undefined if the text could mean several
 * things, as in `9-5`, or if its times overlap or are out of order.
 */
export function readHours(written: string): Hours | undefined {
  const text = written
    .toLowerCase()
    .replace(/(?<=[ap])\.\s?(?=m)|(?<=m)\.|(?<=appt)\./g, "")
    .replace(/[‐‑–—−]/g, "-")
    .trim();
  const [, words, always = []] = names.find(([pattern]) => pattern.test(text)) ?? [];
  if (words) return { words, spans: always };
  const parts = text
    .replace(withBreak, "$1-$3, $4-$2")
    .split(/,|;|&| \/ |\band\b/)
    .map(readSpan);
  if (parts.some((part) => part === undefined)) return undefined;
  const found = parts as NonNullable<(typeof parts)[number]>[];
  const inOrder = found.every(
    ({ span }, i) => span.closes < (found[i + 1]?.span.opens ?? Number.POSITIVE_INFINITY),
  );
  return inOrder
    ? { words: found.map((part) => part.words).join(", "), spans: found.map(({ span }) => span) }
    : undefined;
}

interface Time {
  minutes: number;
  words: string;
}

/** Returns what a time may mean: two times for `9`, one for `9am`, `17:00` and `noon`. */
function timesOf(written: string): Time[] {
  const [, name] = /^(?:12 ?)?(noon|midnight)$/.exec(written) ?? [];
  if (name)
    return [{ minutes: name === "noon" ? DAY_MINUTES / 2 : 0, words: name === "noon" ? "Noon" : "Midnight" }];
  const [, digits, minute = "00", half] = /^(\d{1,2})(?::([0-5]\d))? ?(?:([ap])m?)?$/.exec(written) ?? [];
  const hour = Number(digits);
  if (!digits || hour > 23 || (half && (hour > 12 || hour === 0))) return [];
  const time = (isPm: boolean): Time => ({
    minutes: ((hour % 12) + (isPm ? 12 : 0)) * 60 + Number(minute),
    words: `${hour % 12 || 12}:${minute} ${isPm ? "PM" : "AM"}`,
  });
  if (half || hour > 12) return [time(half ? half === "p" : true)];
  return [time(false), time(true)];
}

function readSpan(written: string) {
  const [from = "", to = "", ...more] = written.split(/-|\b(?:to|till?|until)\b/).map((time) => time.trim());
  const [opening, closing] = [timesOf(from), timesOf(to)];
  if (more.length > 0 || (opening.length > 1 && closing.length > 1)) return undefined;
  // In 9:00-17:00, the 9 has 24 hours too.
  const first = /^(1[3-9]|2\d)\b/.test(to) ? opening.slice(0, 1) : opening;
  const spans = first.flatMap((opens) =>
    closing.map((closes) => ({
      opens,
      closes,
      end: closes.minutes + (closes.minutes > opens.minutes ? 0 : DAY_MINUTES),
    })),
  );
  const isClear = spans.length === 1;
  const [span, other] = spans.filter(({ opens, end }) => {
    const length = end - opens.minutes;
    // Twelve hours or more that end after midnight are a typo, as in `9:00 AM-9:00 AM`.
    if (isClear) return end <= DAY_MINUTES || length < DAY_MINUTES / 2;
    return end <= DAY_MINUTES && length <= LONGEST;
  });
  if (!span || other) return undefined;
  const { opens, closes, end } = span;
  return { words: `${opens.words}-${closes.words}`, span: { opens: opens.minutes, closes: end } };
}
