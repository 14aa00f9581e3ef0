import { usStates } from "../../lib/usStates";
import { isMapping } from "../declarations/structure";
import type { Problem } from "./problem";
import type { Source } from "./source";

/** An office in another state than Arizona, of whose clock "Open now" would be hours off (src/lib/phoenixTime.ts). */
export function timeZoneProblems(source: Source): Problem[] {
  const { address } = isMapping(source.value) ? source.value : {};
  const { state } = isMapping(address) ? address : {};
  if (typeof state !== "string" || state === "AZ" || !(state in usStates)) return [];
  const message = `state is ${state}, but the site tells the hours by Arizona's clock; a developer changes src/lib/phoenixTime.ts first`;
  return [source.problemAtValue(["address", "state"], message)];
}
