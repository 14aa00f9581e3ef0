/** Hours from UTC. Arizona keeps one time the whole year (15 U.S.C. 260a lets a state do so). */
const OFFSET = -7;

/**
 * The clock and the calendar of Phoenix at a moment, wherever the visitor is: the returned date's UTC fields are what
 * they show there. Not by `Intl`, whose first use takes a slow phone a tenth of a second; phoenixTime.test.ts holds it
 * to the zone's rules as Node knows them.
 */
export function phoenixTime(moment: Date): Date {
  return new Date(moment.getTime() + OFFSET * 3_600_000);
}
