import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Today by the visitor's clock. Until scripting is there, and while React hydrates, it is the build's date, so
 * that the first render in the browser equals the server's.
 * @param buildTime an ISO date
 */
export function useToday(buildTime: string): Date {
  const day = useSyncExternalStore(
    neverChanges,
    () => new Date().toDateString(),
    () => buildTime,
  );
  return new Date(day);
}
