/** Whether it is night in Phoenix, accurate to within 30 minutes. `time` must be from `officeTime()` in dates.ts. */
export function isNight(time: Date): boolean {
  const hour = time.getUTCHours() + time.getUTCMinutes() / 60;
  const winter = Math.cos(((time.getUTCMonth() + time.getUTCDate() / 31 + 0.3) * Math.PI) / 6);
  return hour < 6.35 + 1.05 * winter || hour >= 18.65 - 1.2 * winter;
}
