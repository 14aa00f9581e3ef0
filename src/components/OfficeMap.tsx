import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { runsNorth, wordsOnMap } from "../lib/wordsOnMap";
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
  const { roads, office } = map;
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
      {wordsOnMap(map).map(({ kind, words, x, y, dy, width }) => (
        <g key={`${words} ${x} ${y}`} css={looks[kind]}>
          <rect x={`${x}%`} y={`${y}%`} css={[plate, css({ width: `${width}em`, translate: `0 ${dy}em` })]} />
          <text x={`${x}%`} y={`${y}%`} dy={`${dy}em`}>
            {words}
          </text>
        </g>
      ))}
      <svg x={`${office.x}%`} y={`${office.y}%`} overflow="visible" aria-hidden="true">
        <path d={iconPaths.pin} />
      </svg>
    </svg>
  );
}

/** From edge to edge; what is left out is 0. */
function courseOf(road: Queries.OfficeMapFragment["roads"][number]) {
  const at = `${road.at}%`;
  return runsNorth(road) ? { x1: at, x2: at, y2: "100%" } : { y1: at, x2: "100%", y2: at };
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
/** What parts words from the roads below them. */
const plate = css({
  height: "1.6em",
  rx: "0.35em",
  transformBox: "fill-box",
  transform: "translate(-50%, -50%)",
});
const onPaper = { "& > rect": { fill: color.card } };
const looks = {
  name: css(onPaper),
  note: css(onPaper, { fill: color.textMuted }),
  sign: css({
    fill: color.textOnDark,
    "& > rect": { fill: color.groundCalm, [media.forcedColors]: { fill: "Canvas" } },
  }),
};

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
