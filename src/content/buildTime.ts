const start = new Date();

/** Returns the time in SOURCE_DATE_EPOCH (reproducible-builds.org); if unset, the start time of the process. */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : start;
}
