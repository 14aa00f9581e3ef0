import { useSyncExternalStore } from "react";
import { phoenixTime } from "../lib/phoenixTime";

const neverChanges = () => () => {};

/** The build's day by the clock of the agency: wherever the visitor is, it reads as it does in the built page. */
function buildDay(buildTime: string): string {
  const built = phoenixTime(new Date(buildTime));
  return new Date(built.getUTCFullYear(), built.getUTCMonth(), built.getUTCDate()).toDateString();
}

/**
 * Today by the visitor's clock. Until scripting is there, and while React hydrates, it is the build's date, so
 * that the first render in the browser equals the server's.
 * @param buildTime an ISO date
 */
export function useToday(buildTime: string): Date {
  const day = useSyncExternalStore(
    neverChanges,
    () => new Date().toDateString(),
    () => buildDay(buildTime),
  );
  return new Date(day);
}
