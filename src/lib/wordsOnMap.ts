/** A road of the drawn map, as `data/home.yaml` has it. */
interface Road {
  readonly name: string;
  readonly direction: string;
  /** Hundredths from the west, or from the north when it runs east-west. */
  readonly at: number;
  readonly kind?: string | null;
  readonly exit?: string | null;
}

/** What of the drawn map has words. */
export interface DrawnMap {
  readonly note: string;
  readonly roads: readonly Road[];
}

/** Words on the drawn map, around a place in hundredths of the map and `dy` below it; sizes in em. */
export interface WordsOnMap {
  kind: "name" | "sign" | "note";
  words: string;
  /** Which road they belong to; none has the note. */
  road?: number;
  x: number;
  y: number;
  dy: number;
  /** Of the plate that parts them from the roads. */
  width: number;
}

/** The width of a letter of the font, in em: as an average of short words that are not all capitals. */
const letterWidth = 0.58;
/** How much of a plate is beside its words, half of it on each side, in em. */
export const aroundWords = 0.8;

/** Whether a road runs north; any other runs east. */
export function runsNorth({ direction }: Road): boolean {
  return direction === "north-south";
}

/**
 * The words of the map and their places. A road that runs north has its name on its upper end, one that runs east
 * below its middle, or above it at the lower edge. Where a road that has words for its exits crosses a highway
 * there is a sign.
 */
export function wordsOnMap({ roads, note }: DrawnMap): WordsOnMap[] {
  const names = roads.map((road, index) => {
    const place = runsNorth(road)
      ? { x: road.at, y: 12, dy: 0 }
      : { x: 50, y: road.at, dy: road.at > 65 ? -1.1 : 1.1 };
    return placed("name", road.name, { ...place, road: index });
  });
  const signs = roads.flatMap((road, index) =>
    roads
      .filter((other) => road.exit && other.kind === "highway" && runsNorth(other) !== runsNorth(road))
      .map((highway) => {
        const [x, y] = runsNorth(highway) ? [highway.at, road.at] : [road.at, highway.at];
        return placed("sign", road.exit ?? "", { x, y, dy: 0, road: index });
      }),
  );
  return [...names, ...signs, placed("note", note, { x: 50, y: 88, dy: 0 })];
}

function placed(
  kind: WordsOnMap["kind"],
  words: string,
  place: Pick<WordsOnMap, "x" | "y" | "dy" | "road">,
): WordsOnMap {
  return { kind, words, ...place, width: words.length * letterWidth + aroundWords };
}
