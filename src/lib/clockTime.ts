/** Converts a 24-hour time such as `18:30` to minutes since midnight. */
export function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Formats minutes since midnight as a 12-hour time: `6:00 PM`. 1440, the end of the day, becomes `12:00 AM`. */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
