import { color } from "../styles/tokens";

// The skyline of Phoenix from the south: Piestewa Peak on the left, Camelback Mountain in the middle, the Papago Buttes
// on the right, Four Peaks in the distance. The drawing is wider than this viewBox, so that layouts can shift it left.
export const skylineBox = "0 0 2560 360";
const middleRidge =
  "M0 264l110-16 100 6 110-40 64-44 24-12 18-26 12-4 20 32 32 14 44 40 72 30 130 14 104-8 86 2 44-16 30-22 10-28 5-18 9-3 6 13 6 0 10-24 14-10 28 1 14 9 18 26 24 24 28 9 26-7 28-24 32-36 34-25 36-13 32 2 26 12 22 2 38 24 36 24 40 20 48 34 66 26 88 14 60-10 20-34 30-17 36 3 20 22 10 24 28 4 14-20 26-9 24 9 16 28 122 10 160-14 130 12 140-14l340 10V340H0z";
const nearRidge =
  "M0 304c60-16 120-20 190-16 50 3 90 16 160 14 70-3 110-22 190-24 70-2 110 14 160 18 80 5 120-6 200-4 90 3 150 18 250 16 90-2 140-18 210-22 50-2 90-12 140-10 80 4 110 22 200 22 80 0 130-20 220-22 80-2 130 12 200 12 90 0 140-16 210-16 80 0 140 14 240 22q160 10 340-6V360H0z";

/** SVG path data of plants. The base of each plant is at (0, 0). */
const saguaro =
  "M-10 6C-12-60-15-110-14-196-14-219 14-219 14-196 15-110 12-60 10 6zM-8-70C-34-70-47-80-47-102V-142C-47-155-27-155-27-142V-110C-27-99-22-94-8-94zM8-98V-122C20-122 25-127 25-138V-176C25-189 45-189 45-176V-130C45-108 32-98 8-98zM8-50V-70C16-70 20-73 20-80V-84C20-96 38-96 38-84V-76C38-58 28-50 8-50z";
const spear = "M-7 6C-9-30-11-60-10-92-10-109 10-109 10-92 11-60 9-30 7 6z";
const pricklyPear = "M0 6v-18M-11-26l-7-10M11-28l6-9M22-50l2-7M-24 4l-9-7M26 4l8-6";
const ocotillo = "M0 4Q-8-60-42-98M0 4Q-6-60-20-120M0 4Q0-60 4-128M0 4Q8-60 30-112M0 4Q14-48 54-80";

const copies = (element: string, matrices: readonly string[]) =>
  matrices.map((matrix) => `<${element} transform="matrix(${matrix})"/>`).join("");

/** SVG markup of the sun, the ridges and the plants. The sky behind them is a CSS background. */
export const skylineMarkup = [
  '<defs><linearGradient id="ridge-haze" x2="0" y2="1">',
  `<stop offset=".3" stop-color="${color.ridgeFar}" stop-opacity="0"/>`,
  `<stop offset="1" stop-color="${color.ridgeFar}" stop-opacity=".75"/></linearGradient>`,
  // Draws a plant with a sunlit left edge: behind the plant is a copy in the sun's color, shifted 3 units to the left.
  // Plants to the left of the sun are mirrored, so that their sunlit edge faces the sun.
  ...Object.entries({ saguaro, spear }).map(
    ([id, d]) =>
      `<path id="${id}" d="${d}"/><g id="${id}-lit"><use href="#${id}" x="-3" fill="currentColor"/><use href="#${id}"/></g>`,
  ),
  "</defs>",
  '<g fill="currentColor"><circle cx="1194" cy="156" r="104" opacity=".13"/><circle cx="1194" cy="156" r="72"/></g>',
  `<path fill="${color.ridgeFar}" d="M0 214l90-18 80 10 90-34 52 10 66-26 52 18 90 16 120-22 90 16 110-24 90 18 130 42 120 8 140-10 200-12 110-18 86-30 38 8 28-16 60 6 22 14 70 6 46 20 66-4 38-32 22 14 22-28 22 22 28-18 34 36 78 10 70-20 90 26 110-10l340 20V330H0z"/>`,
  `<path fill="${color.ridgeMiddle}" d="${middleRidge}"/>`,
  `<path fill="${color.ridgeNear}" opacity=".24" d="M210 254l110-40 64-44 24-12 18-26 12-4-6 38 14 28-34 22-8 28-74 56zM926 252l44-16 30-22 10-28 5-18 9-3 6 13 6 0 10-24 14-10 8 32-18 28 4 28-40 18-38 50zM1328 108l32 2 26 12 22 2 38 24 36 24 40 20 48 34 66 26 88 14-224 34-22-42-50-18-8-34-44-22 8-28-36-16zM1834 205l36 3 20 22 10 24 28 4-44 34-8-40-22-18zM1968 229l24 9 16 28 122 10-130 20-20-42z"/>`,
  `<path fill="url(#ridge-haze)" d="${middleRidge}"/>`,
  `<g fill="${color.ridgeNear}">`,
  copies('use href="#saguaro-lit"', [
    "-.78 0 0 .78 604 280",
    "1 0 0 1 1556 292",
    ".72 0 0 .72 2420 292",
    ".6 0 0 .6 2740 310",
  ]),
  copies('use href="#spear-lit"', ["-.5 0 0 .5 664 286", "-1 0 0 1 984 302", ".6 0 0 .6 1600 296"]),
  `<g fill="none" stroke="${color.ridgeNear}" stroke-linecap="round"><g stroke-width="21">`,
  copies(`path d="${pricklyPear}"`, ["1 0 0 1 1050 302", "1 0 0 1 1478 284", "-1 0 0 1 2530 298"]),
  '</g><g stroke-width="4">',
  copies(`path d="${ocotillo}"`, ["-.9 0 0 .9 430 298", "1 0 0 1 1690 300"]),
  `</g></g><path d="${nearRidge}"/></g>`,
].join("");

/** The viewBox of drawings that show only the nearest mountain ridge. */
export const ridgeBox = "0 232 2560 88";
export const ridgeMarkup = `<path d="${nearRidge}"/>`;
export const ridgeWithPlantsMarkup = [
  copies(`path d="${saguaro}"`, [".22 0 0 .22 1556 292", "-.17 0 0 .17 604 280", ".19 0 0 .19 2096 284"]),
  copies(`path d="${spear}"`, [".24 0 0 .24 1576 294"]),
  ridgeMarkup,
].join("");
