// By itself, because every page loads it and none the patterns of written hours.

/** Minutes since midnight at `18:30`. */
export function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** `18:00` as people in Phoenix say it: `6:00 PM`. `24:00` is midnight. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours % 24 < 12 ? "AM" : "PM";
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${half}`;
}
