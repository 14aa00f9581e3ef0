const start = new Date();

/** Returns when the site is built: SOURCE_DATE_EPOCH (reproducible-builds.org) if it is set, else the process's start. */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : start;
}
