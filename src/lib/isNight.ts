/** Whether the sun is down in Phoenix at an `officeTime`: over the year, its times follow a cosine within half an hour. */
export function isNight(here: Date): boolean {
  const hour = here.getUTCHours() + here.getUTCMinutes() / 60;
  const winter = Math.cos(((here.getUTCMonth() + here.getUTCDate() / 31 + 0.3) * Math.PI) / 6);
  return hour < 6.35 + 1.05 * winter || hour >= 18.65 - 1.2 * winter;
}
