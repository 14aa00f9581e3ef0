/** The whole skyline, 360 units high. */
export const ridgeViewBox = "0 0 2560 360";

/** The nearest mountain ridge alone, 88 units high: the upper edge of a dark band. */
export const ridgeEdgeViewBox = "0 0 2560 88";
