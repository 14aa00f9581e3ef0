import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Path, valueAt } from "../declarations/schemaBuilders";
import { readSource } from "./source";

/** Something the site says of the agency that the agency has to be able to prove. */
export interface Claim {
  /** The file below the content's folder. */
  path: string;
  /** Counted from 1. */
  line: number;
  /** The line itself, without its indentation. */
  text: string;
  /** What to have at hand. */
  proof: string;
  /** The rule that asks for it. */
  rule: string;
}

const reviewRule = "16 CFR 465.2 and 465.5: no review that is invented or an insider’s";
const advertisingRule = "FTC Act, 15 U.S.C. 45; A.R.S. 20-444: advertising that can be proven";

/** Where the claims stand. A path that leads to a list stands for each of its entries. */
const places: readonly { path: string; at: Path; proof: string; rule: string }[] = [
  {
    path: "agency.yaml",
    at: ["figures", "clients"],
    proof: "a count from the agency management system, with its day",
    rule: advertisingRule,
  },
  {
    path: "agency.yaml",
    at: ["figures", "years"],
    proof: "whose years they are; the agency itself began in the year that 'since' says",
    rule: advertisingRule,
  },
  {
    path: "agency.yaml",
    at: ["figures", "rating"],
    proof: "the Google profile on the day of going live; again whenever it changes",
    rule: reviewRule,
  },
  {
    path: "agency.yaml",
    at: ["figures", "reviews"],
    proof: "the same profile, on the same day",
    rule: reviewRule,
  },
  {
    path: "agency.yaml",
    at: ["figures", "savings"],
    proof: "the carriers’ filed discounts for a bundle, and how many clients get as much",
    rule: advertisingRule,
  },
  {
    path: "agency.yaml",
    at: ["figures", "response"],
    proof: "a log of requests and answers",
    rule: advertisingRule,
  },
  {
    path: "home.yaml",
    at: ["about", "certifications"],
    proof:
      "the license or certificate, and who gave it; 'Certified', 'Specialist' and 'Expert' are claims too",
    rule: advertisingRule,
  },
  {
    path: "home.yaml",
    at: ["testimonials", "verifiedLabel"],
    proof: "how the agency knows, for each review with 'verified: true', that a client wrote it",
    rule: reviewRule,
  },
  {
    path: "layout.yaml",
    at: ["footer", "labels"],
    proof: "the license; for the Better Business Bureau its letter of accreditation, which ends when it ends",
    rule: advertisingRule,
  },
  {
    path: "testimonials.yaml",
    at: [],
    proof: "the client’s own words, leave to show them, and nothing paid for a good one (16 CFR 465.4)",
    rule: reviewRule,
  },
];

/**
 * Every claim of the content that somebody may ask the agency to prove, in the order of this file. A place that the
 * content does not have is passed over, because the check reports it.
 */
export function findClaims(dataDir: string): Claim[] {
  return places.flatMap(({ path, at, proof, rule }) => {
    const file = join(dataDir, path);
    if (!existsSync(file)) return [];
    const source = readSource(path, readFileSync(file, "utf8"));
    return entriesAt(source.value, at).flatMap((entry) => {
      const begin = source.nodeAt(entry)?.range?.[0];
      if (begin === undefined) return [];
      const { line } = source.position(begin);
      return [{ path, line, text: (source.rows[line - 1] ?? "").trim(), proof, rule }];
    });
  });
}

/** The path itself, or that of each entry where it leads to a list. */
function entriesAt(value: unknown, at: Path): Path[] {
  const part = valueAt(value, at);
  return Array.isArray(part) ? part.map((_, index) => [...at, index]) : [at];
}
