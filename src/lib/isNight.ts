/** Returns whether it is night in Phoenix at an `officeTime`. Sunrise and sunset are off by at most half an hour. */
export function isNight(time: Date): boolean {
  const hour = time.getUTCHours() + time.getUTCMinutes() / 60;
  const winter = Math.cos(((time.getUTCMonth() + time.getUTCDate() / 31 + 0.3) * Math.PI) / 6);
  return hour < 6.35 + 1.05 * winter || hour >= 18.65 - 1.2 * winter;
}
