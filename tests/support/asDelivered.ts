import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether `data/` is still that of the sample agency: once the agency's own name stands there, the facts are the
 * agency's too (docs/decisions/tests-and-content.md).
 */
export const asDelivered = /^name: .*# SAMPLE$/m.test(
  readFileSync(join(__dirname, "../../data/agency.yaml"), "utf8"),
);
