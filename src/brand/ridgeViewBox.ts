/** The whole ridge: 360 units high above its flat lower edge. */
export const ridgeViewBox = "0 0 2560 360";

/** The shape of the ground is the upper edge of a dark band, 88 units of it. */
export const ridgeEdgeViewBox = "0 0 2560 88";
