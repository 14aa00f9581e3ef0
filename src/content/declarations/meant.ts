import { distance as editDistance } from "fastest-levenshtein";
import { stateNames } from "../../lib/address";
import { languageCodes, ownName } from "../../lib/languages";

/** Each entry is a valid value or field name, followed by synonyms that people write instead. */
const synonyms = `
America/New_York eastern est edt et atlanta boston miami; America/Chicago central cst cdt ct dallas houston
America/Phoenix arizona mst mountain mt; America/Denver mountain mst mdt mt; America/Los_Angeles pacific pst pdt pt
America/Anchorage alaska akst akdt; Pacific/Honolulu hawaii hst; true yes y; false no n; auto vehicle automobile
home homeowner homeowners dwelling; life heart; commercial office company store shop briefcase
renters apartment renter tenant key; benefits group employee; boat watercraft marine yacht ship; bond surety
condo condominium hoa; cyber hacker computer internet; dental tooth teeth dentist; event wedding party
farm ranch tractor agriculture crop; health medical doctor hospital stethoscope; motorcycle motorbike scooter atv
pet dog cat paw; rv camper motorhome trailer; senior medicare medigap elderly retirement; travel plane airplane
truck trucking fleet semi; umbrella liability; valuables jewelry ring diamond art
workers workerscomp workerscompensation; phone telephone tel; href url link; url link href website
text review quote body; Spanish sehablaespañol; photo picture image headshot portrait; zip postcode postalcode`
  .trim()
  .split(/;\s|\n/)
  .map((row) => row.split(" "));

const plain = (words: string) => words.toLowerCase().replace(/[\s_.'’-]+/g, "");

/** Returns the valid values and field names that a word may mean, such as `["CA"]` for `California`. */
export function meanings(written: string): string[] {
  const word = plain(written.replace(/^(us|america)\/|( standard| daylight)?( time| zone)$/gi, ""));
  const inTable = synonyms.flatMap(([meaning = "", ...words]) => (words.includes(word) ? meaning : []));
  const isAbbreviated = (name: string) => word.length > 3 && plain(name).startsWith(word);
  const states = [...stateNames].flatMap(([letters, name]) => (isAbbreviated(name) ? letters : []));
  const languages = [...languageCodes.keys()].filter((name) => plain(ownName(name).text) === word);
  return [...inTable, ...states, ...languages];
}

/**
 * Returns the known word with the smallest edit distance to `typed`, ignoring case and separators. Considers only words
 * with the same digits. Returns undefined if no word is close enough, or if two words are equally close.
 */
export function closestMatch(typed: string, known: readonly string[]): string | undefined {
  const compact = (word: string) => word.toLowerCase().replace(/[\s_/.-]/g, "");
  const digits = (word: string) => word.replace(/%\w\w|\D/g, "");
  const [best, second] = known
    .filter((word) => digits(word) === digits(typed))
    .map((word) => {
      const [share, handicap] = compact(word)[0] === compact(typed)[0] ? [3, 0] : [5, 0.5];
      return { word, distance: editDistance(compact(typed), compact(word)) + handicap, share };
    })
    .filter(({ word, distance, share }) => Math.floor(distance) <= Math.floor(word.length / share))
    .sort((one, other) => one.distance - other.distance);
  return best && (best.distance === 0 || best.distance !== second?.distance) ? best.word : undefined;
}
