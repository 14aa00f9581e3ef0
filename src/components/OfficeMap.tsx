import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, radius } from "../styles/tokens";
import { iconPaths } from "./iconPaths";

interface OfficeMapProps {
  map: Queries.OfficeMapFragment;
}

/**
 * The roads around the office, drawn from content. Places are percentages and sizes rem, so that it is as wide as its
 * card and its words follow the visitor's text size. It is hidden from assistive technology: the link around it has the
 * words that say what it is, and the address stands beside it.
 */
export function OfficeMap({ map }: OfficeMapProps) {
  const { roads, office, note } = map;
  const highways = roads.filter(({ kind }) => kind === "highway");
  const streets = roads.filter(({ kind }) => kind !== "highway");
  return (
    <svg css={drawing} aria-hidden="true">
      {streets.map((road) => (
        <line key={road.name} {...courseOf(road)} css={narrow} />
      ))}
      {highways.map((road) => (
        <line key={road.name} {...courseOf(road)} css={wide} />
      ))}
      {roads.map((road) => (
        <RoadName key={road.name} road={road} />
      ))}
      {signsOf(roads, highways).map(({ words, x, y }) => (
        <g key={`${x} ${y}`} css={sign}>
          <rect x={x} y={y} css={plateFor(words)} />
          <text x={x} y={y}>
            {words}
          </text>
        </g>
      ))}
      <text x="50%" y="88%" css={muted}>
        {note}
      </text>
      <svg x={`${office.x}%`} y={`${office.y}%`} overflow="visible" aria-hidden="true">
        <path d={iconPaths.pin} />
      </svg>
    </svg>
  );
}

type Road = Queries.OfficeMapFragment["roads"][number];

const runsNorth = ({ direction }: Road) => direction === "north-south";

/** From edge to edge; what is left out is 0. */
function courseOf(road: Road) {
  const at = `${road.at}%`;
  return runsNorth(road) ? { x1: at, x2: at, y2: "100%" } : { y1: at, x2: "100%", y2: at };
}

/** On the upper end of a road that runs north; below the middle of one that runs east, and above one at the lower edge. */
function RoadName({ road }: { road: Road }) {
  const at = `${road.at}%`;
  if (!runsNorth(road))
    return (
      <text x="50%" y={at} dy={road.at > 70 ? "-1em" : "1.1em"}>
        {road.name}
      </text>
    );
  return (
    <>
      <rect x={at} y="12%" css={plateFor(road.name)} />
      <text x={at} y="12%">
        {road.name}
      </text>
    </>
  );
}

/** Where a road that has words for its exits crosses a highway. */
function signsOf(roads: readonly Road[], highways: readonly Road[]) {
  return roads.flatMap((road) =>
    highways
      .filter((highway) => road.exit && runsNorth(highway) !== runsNorth(road))
      .map((highway) => {
        const [x, y] = runsNorth(highway) ? [highway.at, road.at] : [road.at, highway.at];
        return { words: road.exit ?? "", x: `${x}%`, y: `${y}%` };
      }),
  );
}

const drawing = css({
  // Above the link's words, which come first to those who read it without seeing it.
  order: -1,
  gridColumn: "1 / -1",
  width: "100%",
  height: "9rem",
  borderRadius: radius.control,
  background: color.card,
  fill: color.text,
  // On a phone words grow with the visitor's text as far as the map has room for them.
  fontSize: `min(${fontSize.small}, 4.5vw)`,
  fontWeight: fontWeight.medium,
  textAnchor: "middle",
  dominantBaseline: "central",
  // The tip of the pin is where the office is.
  "& path": {
    fill: color.card,
    stroke: color.action,
    strokeWidth: 3,
    paintOrder: "stroke",
    translate: "-12px -21px",
  },
  // A drawing keeps its own colours unless told.
  [media.forcedColors]: {
    background: "Canvas",
    "& text": { fill: "CanvasText" },
    "& rect": { fill: "Canvas" },
    "& line": { stroke: "CanvasText" },
  },
  [media.print]: { display: "none" },
});
const narrow = css({ stroke: color.controlEdge, strokeWidth: 3 });
const wide = css({ stroke: color.text, strokeWidth: 8 });
/** What parts the road from the words that stand on it. */
const plate = css({
  height: "1.6em",
  rx: "0.35em",
  fill: color.card,
  transformBox: "fill-box",
  transform: "translate(-50%, -50%)",
});
const plateFor = (words: string) => css(plate, { width: `${words.length * 0.58 + 0.8}em` });
const sign = css({
  fill: color.textOnDark,
  "& > rect": { fill: color.groundCalm, [media.forcedColors]: { fill: "Canvas" } },
});
const muted = css({ fill: color.textMuted });

export const officeMapFragment = graphql`
  fragment OfficeMap on OfficeMap {
    note
    roads {
      name
      direction
      at
      kind
      exit
    }
    office {
      x
      y
    }
  }
`;
