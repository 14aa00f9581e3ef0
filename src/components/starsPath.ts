/** How many stars a rating has at most. */
export const starsPerRow = 5;

/** From one star to the next, on the grid of the icons, which are 24 units wide. */
export const starPitch = 27;

/** The stars of a rating in one path: each ends where it began, and the next begins a pitch further on. */
export const starsPath = `M12 3.8${Array(starsPerRow)
  .fill("l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z")
  .join(`m${starPitch} 0`)}`;
