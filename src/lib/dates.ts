/** Formats a moment's day as `2031-03-09`, in a time zone or in the visitor's. */
export const isoDay = (moment: Date, timeZone?: string) => moment.toLocaleDateString("sv-SE", { timeZone });

/** Formats a moment's day as `March 9, 2031`, in a time zone or in the visitor's. */
export const longDate = (moment: Date, timeZone?: string) =>
  moment.toLocaleDateString("en-US", { timeZone, dateStyle: "long" });

const inUtc = { timeZone: "UTC", weekday: "short", month: "short", day: "numeric", year: "numeric" } as const;

/** Formats a calendar day as `Mon, Mar 9, 2031`. */
export const formatDay = (day: string | Date) => new Date(day).toLocaleDateString("en-US", inUtc);

/** Returns a date whose UTC getters, such as `getUTCHours()`, return the local time in a time zone. */
export const localTime = (moment: Date, timeZone: string) =>
  new Date(`${moment.toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);

export const utcDay = (date: Date) => date.toISOString().slice(0, 10);

export const dayAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
