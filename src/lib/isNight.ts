/** Whether the sun is down in Phoenix at an `officeTime`. Its rise and set are approximate, to within half an hour. */
export function isNight(time: Date): boolean {
  const hour = time.getUTCHours() + time.getUTCMinutes() / 60;
  const winter = Math.cos(((time.getUTCMonth() + time.getUTCDate() / 31 + 0.3) * Math.PI) / 6);
  return hour < 6.35 + 1.05 * winter || hour >= 18.65 - 1.2 * winter;
}
