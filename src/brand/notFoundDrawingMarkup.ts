import { color } from "../styles/tokens";
import { saguaro, spear } from "./skylineMarkup";

/** A saguaro cactus and a blank signpost. On desktops, the landscape continues left, behind the text. */
export const notFoundDrawingMarkup = [
  `<linearGradient id="lost-sky" x2="0" y2="1"><stop offset="0" stop-color="${color.skyHigh}"/><stop offset="0.35" stop-color="${color.skyMiddle}"/><stop offset="0.62" stop-color="${color.skyLow}"/></linearGradient>`,
  '<path fill="url(#lost-sky)" d="M-720 0h1360v480H-720z"/>',
  `<g fill="${color.sun}"><circle cx="206" cy="196" r="104" opacity=".14"/><circle cx="206" cy="196" r="60"/></g>`,
  `<path fill="${color.ridgeFar}" d="M-720 284l70-12 56 8 84-30 60 18 46-12 84 30 100-12 80 16 140-22l54-20 40 8 62-40 34 14 48-22 60 30 92 14 64-18 40-34 30 12 20-12 46 34 50-6v90H-720z"/>`,
  `<path fill="${color.ridgeMiddle}" d="M-720 300l150-14 190 16 220-8 160-2l70-8 62 12 118 8 100-6 64-22 30-34 14-38 12-10 10 14 14-22 26-6 24 18 22 34 26 10 28-8 20-14V340H-720z"/>`,
  `<path fill="${color.ridgeNear}" opacity=".24" d="M494 186l26-6 24 18 22 34 26 10 28-8 20-14V320H508l14-40-22-24 8-30z"/>`,
  // This copy of the saguaro, 3 units to the left, is its sunlit edge. The ground, drawn later, covers the copy's base.
  `<path fill="${color.sun}" d="${saguaro}" transform="matrix(1.2 0 0 1.2 331 356)"/>`,
  `<g fill="${color.ridgeNear}">`,
  `<path d="${spear}" transform="matrix(.7 0 0 .7 42 310)"/>`,
  `<path d="${spear}" transform="matrix(.5 0 0 .5 566 298)"/>`,
  `<path d="M-720 330c120-20 240-16 380-6s220-2 340-18c90-14 170-8 260-4s250-20 380-8v186H-720z"/>`,
  "</g>",
  `<path fill="${color.ridgeNear}" d="${saguaro}" transform="matrix(1.2 0 0 1.2 334 356)"/>`,
  '<g transform="translate(-24 52)">',
  `<path fill="${color.ridgeMiddle}" d="M134 430V262l6-6 8 6v168z"/><path fill="${color.ridgeFar}" d="M144 259l4 3v168h-4z"/>`,
  `<path fill="${color.skyMiddle}" d="M92 276h96l22 19-22 19H92zM176 328H94l-22 18 22 18h82z"/><path fill="${color.ridgeFar}" d="M92 308h104l14-13-22 19H92zM72 346l22 18h82v-6H90z"/>`,
  "</g>",
].join("");
