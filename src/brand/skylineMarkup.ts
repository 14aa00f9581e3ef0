import { color } from "../styles/tokens";
import { plantPaths, ridgePaths, sun } from "./skylinePaths";

const haze = `<linearGradient id="ridge-haze" x2="0" y2="1"><stop offset=".3" stop-color="${color.ridgeFar}" stop-opacity="0"/><stop offset="1" stop-color="${color.ridgeFar}" stop-opacity=".75"/></linearGradient>`;

/** SVG markup of the skyline without the sky. */
export const skylineMarkup = [
  "<defs>",
  // Each plant has a sunlit edge: a copy in the sun's color, 3 units to the left. Plants left of the sun are mirrored.
  `<path id="saguaro" d="${plantPaths.saguaro}"/>`,
  '<g id="saguaro-lit"><use href="#saguaro" x="-3" fill="currentColor"/><use href="#saguaro"/></g>',
  `<path id="spear" d="${plantPaths.spear}"/>`,
  '<g id="spear-lit"><use href="#spear" x="-3" fill="currentColor"/><use href="#spear"/></g>',
  haze,
  "</defs>",
  `<g fill="currentColor"><circle cx="${sun.x}" cy="${sun.y}" r="${sun.halo}" opacity=".13"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}"/></g>`,
  `<path fill="${color.ridgeFar}" d="${ridgePaths.far}"/>`,
  `<path fill="${color.ridgeMiddle}" d="${ridgePaths.middle}"/>`,
  `<path fill="${color.ridgeNear}" opacity=".24" d="${ridgePaths.shade}"/>`,
  `<path fill="url(#ridge-haze)" d="${ridgePaths.middle}"/>`,
  `<g fill="${color.ridgeNear}">`,
  '<use href="#saguaro-lit" transform="matrix(-0.78 0 0 0.78 604 280)"/>',
  '<use href="#spear-lit" transform="matrix(-0.5 0 0 0.5 664 286)"/>',
  '<use href="#spear-lit" transform="matrix(-1 0 0 1 984 302)"/>',
  '<use href="#saguaro-lit" transform="matrix(1 0 0 1 1556 292)"/>',
  '<use href="#spear-lit" transform="matrix(0.6 0 0 0.6 1600 296)"/>',
  '<use href="#saguaro-lit" transform="matrix(0.72 0 0 0.72 2420 292)"/>',
  '<use href="#saguaro-lit" transform="matrix(0.6 0 0 0.6 2740 310)"/>',
  `<g fill="none" stroke="${color.ridgeNear}" stroke-width="21" stroke-linecap="round">`,
  `<path d="${plantPaths.pear}" transform="matrix(1 0 0 1 1050 302)"/>`,
  `<path d="${plantPaths.pear}" transform="matrix(1 0 0 1 1478 284)"/>`,
  `<path d="${plantPaths.pear}" transform="matrix(-1 0 0 1 2530 298)"/>`,
  "</g>",
  `<g fill="none" stroke="${color.ridgeNear}" stroke-width="4" stroke-linecap="round">`,
  `<path d="${plantPaths.ocotillo}" transform="matrix(-0.9 0 0 0.9 430 298)"/>`,
  `<path d="${plantPaths.ocotillo}" transform="matrix(1 0 0 1 1690 300)"/>`,
  "</g>",
  `<path d="${ridgePaths.near}"/>`,
  "</g>",
].join("");

export const RIDGE_EDGE_ID = "ridge-edge";
/** The id of the SVG path that draws the nearest mountain ridge without its plants. */
export const RIDGE_ID = "ridge";

export const ridgeEdgeMarkup = [
  `<g id="${RIDGE_EDGE_ID}" transform="translate(0 -232)">`,
  `<path d="${plantPaths.saguaro}" transform="matrix(.22 0 0 .22 1556 292)"/>`,
  `<path d="${plantPaths.saguaro}" transform="matrix(-.17 0 0 .17 604 280)"/>`,
  `<path d="${plantPaths.saguaro}" transform="matrix(.19 0 0 .19 2096 284)"/>`,
  `<path d="${plantPaths.spear}" transform="matrix(.24 0 0 .24 1576 294)"/>`,
  `<path id="${RIDGE_ID}" d="${ridgePaths.near}"/>`,
  "</g>",
].join("");
