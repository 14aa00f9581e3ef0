import { color } from "../styles/tokens";
import { plantPaths, ridgePaths, sun } from "./skylinePaths";

const haze = `<linearGradient id="ridge-haze" x2="0" y2="1"><stop offset=".3" stop-color="${color.ridgeFar}" stop-opacity="0"/><stop offset="1" stop-color="${color.ridgeFar}" stop-opacity=".75"/></linearGradient>`;

/** SVG markup of the skyline without the sky. The page and the social preview image draw their own sky. */
export const skylineMarkup = [
  "<defs>",
  litPlant("saguaro"),
  litPlant("spear"),
  haze,
  "</defs>",
  `<g fill="currentColor"><circle cx="${sun.x}" cy="${sun.y}" r="${sun.halo}" opacity=".13"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}"/></g>`,
  `<path fill="${color.ridgeFar}" d="${ridgePaths.far}"/>`,
  `<path fill="${color.ridgeMiddle}" d="${ridgePaths.middle}"/>`,
  `<path fill="${color.ridgeNear}" opacity=".24" d="${ridgePaths.shade}"/>`,
  `<path fill="url(#ridge-haze)" d="${ridgePaths.middle}"/>`,
  `<g fill="${color.ridgeNear}">`,
  plant("saguaro", 604, 280, -0.78),
  plant("spear", 664, 286, -0.5),
  plant("spear", 984, 302, -1),
  plant("saguaro", 1556, 292, 1),
  plant("spear", 1600, 296, 0.6),
  plant("saguaro", 2420, 292, 0.72),
  plant("saguaro", 2740, 310, 0.6),
  strokedPlants("pear", 21, [
    [1050, 302, 1],
    [1478, 284, 1],
    [2530, 298, -1],
  ]),
  strokedPlants("ocotillo", 4, [
    [430, 298, -0.9],
    [1690, 300, 1],
  ]),
  `<path d="${ridgePaths.near}"/>`,
  "</g>",
].join("");

export const RIDGE_EDGE_ID = "ridge-edge";
/** The id of the SVG path of the nearest mountain ridge, without the plants on the ridge. */
export const RIDGE_ID = "ridge";

/** SVG markup of the nearest ridge and its plants. The parent element sets `fill`. */
export const ridgeEdgeMarkup = [
  `<g id="${RIDGE_EDGE_ID}" transform="translate(0 -232)">`,
  `<path d="${plantPaths.saguaro}" transform="matrix(.22 0 0 .22 1556 292)"/>`,
  `<path d="${plantPaths.saguaro}" transform="matrix(-.17 0 0 .17 604 280)"/>`,
  `<path d="${plantPaths.saguaro}" transform="matrix(.19 0 0 .19 2096 284)"/>`,
  `<path d="${plantPaths.spear}" transform="matrix(.24 0 0 .24 1576 294)"/>`,
  `<path id="${RIDGE_ID}" d="${ridgePaths.near}"/>`,
  "</g>",
].join("");

/**
 * Returns SVG definitions of a plant and of the plant with a sunlit edge. The edge is a copy in the sun's color, 3
 * units to the left. Plants to the left of the sun are mirrored, so their edges face the sun.
 */
function litPlant(name: "saguaro" | "spear"): string {
  return `<path id="${name}" d="${plantPaths[name]}"/><g id="${name}-lit"><use href="#${name}" x="-3" fill="currentColor"/><use href="#${name}"/></g>`;
}

/** A negative `scale` mirrors the plant. */
function plant(name: "saguaro" | "spear", x: number, y: number, scale: number): string {
  return `<use href="#${name}-lit" transform="matrix(${scale} 0 0 ${Math.abs(scale)} ${x} ${y})"/>`;
}

function strokedPlants(name: "pear" | "ocotillo", width: number, places: [number, number, number][]): string {
  const paths = places.map(
    ([x, y, scale]) =>
      `<path d="${plantPaths[name]}" transform="matrix(${scale} 0 0 ${Math.abs(scale)} ${x} ${y})"/>`,
  );
  return `<g fill="none" stroke="${color.ridgeNear}" stroke-width="${width}" stroke-linecap="round">${paths.join("")}</g>`;
}
