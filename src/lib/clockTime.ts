export const DAY_MINUTES = 24 * 60;

/** Opening hours without a break, in minutes since the office's midnight: `{ opens: 540, closes: 1080 }`. */
export interface TimeSpan {
  readonly opens: number;
  /** 1440 is midnight at the end of the day; more is on the next day. */
  readonly closes: number;
}

/** Formats minutes since midnight as a 12-hour time: `6:00 PM`. 1440, the end of the day, becomes `12:00 AM`. */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** Formats minutes since midnight as a 24-hour time: `18:00`. */
export function isoTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
