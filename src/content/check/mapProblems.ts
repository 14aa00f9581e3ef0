import { aroundWords, type DrawnMap, type WordsOnMap, wordsOnMap } from "../../lib/wordsOnMap";
import type { ContentFile } from "../declarations/contentFiles";
import { fieldInfoOf, type Path, partsOf } from "../declarations/structure";
import type { Problem } from "./problem";
import { label } from "./shapeProblems";
import type { Source } from "./source";

/** The drawn map on a phone of 320 px, in em of its words (src/components/OfficeMap.tsx). */
const map = { width: 16.7, height: 10.3 };
/** The height of words, without what their plate has around them. */
const lineHeight = 1.1;
/** By so much plates may meet: they have that much around their words. */
const slack = aroundWords / 2;

/** Words of the drawn map that its edge would cut off on a phone, or that would stand on others. */
export function mapProblems(file: ContentFile, source: Source): Problem[] {
  return [...partsOf(file.content, source.value)].flatMap(({ schema, value, path }) => {
    if (fieldInfoOf(schema).typeName !== "OfficeMap" || !schema.safeParse(value).success) return [];
    const all = wordsOnMap(value as DrawnMap);
    return all.flatMap((one, i) => {
      const at = placeOf(one, path);
      if (isCutOff(one)) {
        const message = `${label(at)}: on a phone the map's edge would cut “${one.words}” off; move the road further in, or write less`;
        return [source.problemAtValue(at, message)];
      }
      // The same words twice are told of as such.
      const other = all.slice(0, i).find((earlier) => earlier.words !== one.words && meet(one, earlier));
      if (!other) return [];
      const message = `${label(at)}: on a phone “${one.words}” would stand on “${other.words}” of the drawn map; move a road further away, or write less`;
      return [source.problemAtValue(at, message)];
    });
  });
}

function placeOf({ kind, road }: WordsOnMap, path: Path): Path {
  if (road === undefined) return [...path, "note"];
  return [...path, "roads", road, kind === "sign" ? "exit" : "name"];
}

const across = ({ x }: WordsOnMap) => (x / 100) * map.width;
const down = ({ y, dy }: WordsOnMap) => (y / 100) * map.height + dy;

function isCutOff(words: WordsOnMap): boolean {
  const half = words.width / 2 - slack;
  return across(words) < half || across(words) > map.width - half;
}

function meet(one: WordsOnMap, other: WordsOnMap): boolean {
  const room = (one.width + other.width) / 2 - slack;
  return Math.abs(across(one) - across(other)) < room && Math.abs(down(one) - down(other)) < lineHeight;
}
