import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stateNames } from "../../lib/address";
import { contentFile } from "../declarations/contentFiles";
import { type Path, valueAt } from "../declarations/schemaBuilders";
import { visibleFilesIn } from "../filesIn";
import type { Problem } from "./problem";
import { YamlSource } from "./yamlSource";

/**
 * Matches sample content: SAMPLE comments, .example domains (RFC 2606), sample forms and fictional phone numbers. Also
 * matches the sample agency's names and phrases, because a CMS deletes the SAMPLE comments.
 */
const sample = new RegExp(
  "\\bSAMPLE\\b|\\.example\\b|/sample-forms/|\\b\\d{3}55501\\d\\d\\b|" +
    "Marisol Ocotillo|Wren Paloverde|Caleb Creosote|Jasper Mesquite|Lena Brittlebush|Tobias Ironwood|Inez Desertwillow|" +
    "Sonoran Mutual|Ocotillo Casualty|Monsoon Life|Copper Basin Commercial|" +
    "Danielle P\\.|Marcus T\\.|Priya & Sam K\\.|Ruben A\\.|Colleen W\\.|Andre J\\.|Duskridge|I would rather explain a policy twice|" +
    "Illustration of the agency principal|What \\{name\\} does with information about you|The terms on which \\{name\\} offers",
);
const samplePortrait = "dcfc91fda2335d159326aadfbd3469d14be32aa78538e7919c16293391226baa";

/** Reports each line that contains sample text, even in invalid YAML, and each copy of the sample portrait. */
export function findSampleValues(dataDir: string): Problem[] {
  return visibleFilesIn(dataDir).flatMap((path) => {
    const file = join(dataDir, path);
    const bytes = readFileSync(file);
    const isPortrait = createHash("sha256").update(bytes).digest("hex") === samplePortrait;
    const lines = path.endsWith(".yaml") ? String(bytes).split(/\r?\n/) : [];
    const message = path.startsWith("legal/") ? "a sample page. Have a lawyer read it" : "";
    const found = lines.map((source, i) => ({ file, line: i + 1, column: 1, message, source }));
    const portrait = { file, line: 1, column: 1, message: "", source: "the sample illustration" };
    return isPortrait ? portrait : found.filter(({ source }) => sample.test(source) && !/^\s*#/.test(source));
  });
}

/**
 * Fields with marketing claims, and the evidence to keep for each. Advertising must be substantiated (FTC Act, 15
 * U.S.C. 45; A.R.S. 20-444). Reviews must be genuine (16 CFR 465).
 */
const marketingClaims: readonly [file: string, path: Path, evidence: string][] = [
  ["agency.yaml", ["figures", "clients"], "a dated count from the agency management system"],
  ["agency.yaml", ["figures", "years"], "whose experience this is, and since when"],
  ["agency.yaml", ["figures", "rating"], "a screenshot of the Google profile from launch day"],
  ["agency.yaml", ["figures", "reviews"], "the same screenshot"],
  ["agency.yaml", ["figures", "savings"], "the carriers’ filed discounts, and how many clients get them"],
  ["agency.yaml", ["figures", "response"], "a log of requests and replies"],
  ["home.yaml", ["products", "review"], "that the office does this, the same day and at no fee"],
  ["home.yaml", ["about", "reasons"], "that the office does this: replies, yearly reviews, help with claims"],
  ["home.yaml", ["about", "certifications"], "each license or certificate, and who issued it"],
  ["home.yaml", ["testimonials", "verifiedLabel"], "how the agency knows that a client wrote each review"],
  ["home.yaml", ["contact", "text"], "a log of messages and replies"],
  ["home.yaml", ["hero", "headline"], "that the agency does what it says"],
  ["home.yaml", ["products", "text"], "that it names and counts the products correctly"],
  ["home.yaml", ["contact", "office", "notes"], "parking, access and cross street, checked on site"],
  ["main-lines.yaml", [], "who answers the phone during office hours"],
  ["layout.yaml", ["footer", "labels"], "for each, the license, or the letter that confirms the membership"],
  ["products.yaml", [], "the carriers’ policies for each feature; how fast certificates and proofs are sent"],
  ["carriers.yaml", [], "that each carrier lets you name it, and takes claims at this number: call it once"],
  ["testimonials.yaml", [], "each client’s original words and consent; that no one was paid for them"],
];

export function readSource(dataDir: string, path: string): YamlSource | undefined {
  const [name, declared] = [join(dataDir, path), contentFile(path)];
  if (!declared || !existsSync(name)) return undefined;
  return new YamlSource(declared, name, readFileSync(name, "utf8"));
}

const riskyWords: readonly [words: RegExp, advice: string][] = [
  [
    /\b(experts?|specialists?)\b/i,
    "claims expertise that a court can hold you to. Name the kind of insurance instead",
  ],
  [/\b(best|lowest)\b/i, 'is hard to prove. Say what you do, such as "we compare carriers"'],
  [/\bguarantee(s|d)?\b/i, 'promises what only a policy can. Say "may" or "as the policy provides"'],
  [
    /\b(fully (covered|insured|protected)|all[ -]risks?)\b/i,
    'is never true of a policy. Say "as the policy provides"',
  ],
  [/\b(always|never)\b/i, 'is a risk, because one exception makes it false. Say "usually", or leave it out'],
  [/\bin minutes\b/i, "is a risk, because one delay makes it false. Say when you are open"],
];

export function riskIn(text: string): Objection {
  for (const [pattern, advice] of riskyWords) {
    const [words] = pattern.exec(text) ?? [];
    if (words) return { words, advice: `"${words}" ${advice}` };
  }
  return undefined;
}

export function findRiskyWords(dataDir: string): Problem[] {
  return findInTexts(dataDir, (text) => riskIn(text));
}

/** Returns each text that names a state where the agency has no office and no license. */
export function findOtherStates(dataDir: string): Problem[] {
  const agency = readSource(dataDir, "agency.yaml")?.value;
  const own = `${valueAt(agency, ["address", "state"])} ${valueAt(agency, ["furtherLicenses"])}`;
  const others = [...stateNames].filter(
    (names) => !names.some((name) => new RegExp(`\\b${name}\\b`).test(own)),
  );
  const names = others.map(([letters, name]) => (letters === "AZ" ? `${name}|Maricopa County` : name));
  const other = new RegExp(`\\b(${names.join("|")})\\b`);
  return findInTexts(dataDir, (text) => {
    const [words] = other.exec(text) ?? [];
    return words ? { words, advice: `names ${words}` } : undefined;
  });
}

type Objection = { words: string; advice: string } | undefined;

/** Reports texts that `objectionTo` rejects. Skips reviews, and city names ("Kansas City" contains a state's name). */
function findInTexts(dataDir: string, objectionTo: (text: string) => Objection): Problem[] {
  return visibleFilesIn(dataDir).flatMap((path) => {
    const source = /^(cities|testimonials)\.yaml$/.test(path) ? undefined : readSource(dataDir, path);
    return (source?.texts ?? []).flatMap(({ path: place, text, kind }) => {
      const found = /^(text|markdown)$/.test(String(kind)) ? objectionTo(text) : undefined;
      return source && found ? source.problemAtValue(place, found.advice, { words: found.words }) : [];
    });
  });
}

export function findMarketingClaims(dataDir: string): Problem[] {
  return marketingClaims.flatMap(([file, path, evidence]) => {
    const source = readSource(dataDir, file);
    return source?.nodeAt(path) ? [source.problemAtKey(path, evidence)] : [];
  });
}
