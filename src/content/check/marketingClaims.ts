import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFile } from "../declarations/contentFiles";
import type { Path } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import { Source } from "./source";

/**
 * Where the claims stand, and what to have at hand for each. Advertising has to be provable
 * (FTC Act, 15 U.S.C. 45; A.R.S. 20-444), and reviews must be real (16 CFR 465).
 */
const claims: readonly [file: string, at: Path, proof: string][] = [
  ["agency.yaml", ["figures", "clients"], "a count from the agency management system, with its day"],
  ["agency.yaml", ["figures", "years"], "whose years they are"],
  ["agency.yaml", ["figures", "rating"], "the Google profile on the day of going live"],
  ["agency.yaml", ["figures", "reviews"], "the same profile, on the same day"],
  ["agency.yaml", ["figures", "savings"], "the carriers’ filed discounts, and how many clients get them"],
  ["agency.yaml", ["figures", "response"], "a log of requests and answers"],
  ["home.yaml", ["about", "certifications"], "for each the license or certificate, and who gave it"],
  ["home.yaml", ["testimonials", "verifiedLabel"], "how the agency knows that a client wrote each review"],
  ["layout.yaml", ["footer", "labels"], "the license; the Better Business Bureau's letter of accreditation"],
  ["testimonials.yaml", [], "for each review the client’s own words and consent; nothing was paid for it"],
];

/** The line of each claim in the folder `dataDir`, with its proof as the message. A place that is not there is passed over. */
export function findClaims(dataDir: string): Problem[] {
  return claims.flatMap(([path, at, proof]) => {
    const name = join(dataDir, path);
    const file = contentFile(path);
    if (!file || !existsSync(name)) return [];
    const source = new Source(file, name, readFileSync(name, "utf8"));
    return source.nodeAt(at) ? [source.problemAtKey(at, proof)] : [];
  });
}
