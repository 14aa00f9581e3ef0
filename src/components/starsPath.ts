export const starsPerRow = 5;

/** The distance from one star to the next, in units of the 24-unit icon grid. */
export const starPitch = 27;

/** Five stars as one path. */
export const starsPath = `M12 3.8${Array(starsPerRow)
  .fill("l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z")
  .join(`m${starPitch} 0`)}`;
