/**
 * The skyline of Phoenix from the south: Piestewa Peak on the left, Camelback Mountain in the middle, the Papago Buttes
 * on the right, and the Four Peaks in the distance. The view box is 2560 units wide, but the paths are 2900 units wide,
 * because some layouts shift the skyline to the left.
 */
export const ridgePaths = {
  far: "M0 214l90-18 80 10 90-34 52 10 66-26 52 18 90 16 120-22 90 16 110-24 90 18 130 42 120 8 140-10 200-12 110-18 86-30 38 8 28-16 60 6 22 14 70 6 46 20 66-4 38-32 22 14 22-28 22 22 28-18 34 36 78 10 70-20 90 26 110-10l340 20V330H0z",
  middle:
    "M0 264l110-16 100 6 110-40 64-44 24-12 18-26 12-4 20 32 32 14 44 40 72 30 130 14 104-8 86 2 44-16 30-22 10-28 5-18 9-3 6 13 6 0 10-24 14-10 28 1 14 9 18 26 24 24 28 9 26-7 28-24 32-36 34-25 36-13 32 2 26 12 22 2 38 24 36 24 40 20 48 34 66 26 88 14 60-10 20-34 30-17 36 3 20 22 10 24 28 4 14-20 26-9 24 9 16 28 122 10 160-14 130 12 140-14l340 10V340H0z",
  shade:
    "M210 254l110-40 64-44 24-12 18-26 12-4-6 38 14 28-34 22-8 28-74 56zM926 252l44-16 30-22 10-28 5-18 9-3 6 13 6 0 10-24 14-10 8 32-18 28 4 28-40 18-38 50zM1328 108l32 2 26 12 22 2 38 24 36 24 40 20 48 34 66 26 88 14-224 34-22-42-50-18-8-34-44-22 8-28-36-16zM1834 205l36 3 20 22 10 24 28 4-44 34-8-40-22-18zM1968 229l24 9 16 28 122 10-130 20-20-42z",
  near: "M0 304c60-16 120-20 190-16 50 3 90 16 160 14 70-3 110-22 190-24 70-2 110 14 160 18 80 5 120-6 200-4 90 3 150 18 250 16 90-2 140-18 210-22 50-2 90-12 140-10 80 4 110 22 200 22 80 0 130-20 220-22 80-2 130 12 200 12 90 0 140-16 210-16 80 0 140 14 240 22q160 10 340-6V360H0z",
} as const;

/**
 * Plants with their base at (0, 0). Set `fill` on `saguaro` and `spear` (a yucca), `stroke` on `pear` and `ocotillo`.
 */
export const plantPaths = {
  saguaro:
    "M-10 6C-12-60-15-110-14-196-14-219 14-219 14-196 15-110 12-60 10 6zM-8-70C-34-70-47-80-47-102V-142C-47-155-27-155-27-142V-110C-27-99-22-94-8-94zM8-98V-122C20-122 25-127 25-138V-176C25-189 45-189 45-176V-130C45-108 32-98 8-98zM8-50V-70C16-70 20-73 20-80V-84C20-96 38-96 38-84V-76C38-58 28-50 8-50z",
  spear: "M-7 6C-9-30-11-60-10-92-10-109 10-109 10-92 11-60 9-30 7 6z",
  pear: "M0 6v-18M-11-26l-7-10M11-28l6-9M22-50l2-7M-24 4l-9-7M26 4l8-6",
  ocotillo: "M0 4Q-8-60-42-98M0 4Q-6-60-20-120M0 4Q0-60 4-128M0 4Q8-60 30-112M0 4Q14-48 54-80",
} as const;

export const sun = { x: 1194, y: 156, radius: 72, halo: 104 } as const;

export const skylineBox = "0 0 2560 360";

export const ridgeEdgeBox = "0 0 2560 88";
/** For `ridgePaths.near` without plants. For `ridgeEdgeBox`, skylineMarkup.ts moves the path up by 232 units. */
export const ridgeBox = "0 232 2560 88";
