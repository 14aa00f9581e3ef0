import type { linkTargets } from "../declarations/linkTargets";

/** File contents by path relative to `data/`. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** What the rules know besides the file that they check. */
export interface Context extends ReturnType<typeof linkTargets> {
  data: Files;
  /** The values of the files checked before, by path; undefined for a file with syntax errors. */
  values: ReadonlyMap<string, unknown>;
  /** The results of the photos checked before, because each trial of a proposal checks a file's photos again. */
  photoFaults: Map<string, string | undefined>;
}
