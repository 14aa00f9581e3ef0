// By itself, because every page loads it and none the patterns of written hours.

/** Minutes since midnight at `18:30`. */
export function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** So many minutes since midnight as people in Phoenix say them: `6:00 PM`. The day's end is midnight, too. */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
