import { css } from "@emotion/react";
import { media } from "./tokens";

// Composable layouts, as on https://every-layout.dev. All but `balancedGrid` fit any width without a media query.

/** Stacks items vertically. */
export const stack = (gap: string) => css({ display: "grid", alignContent: "start", gap });

/** Places items side by side, and wraps them onto new rows. To let an item fill the rest of its row, set `flex-grow`. */
export const cluster = (gap: string) => css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap });

/** As many columns of equal width as fit. Each column is at least `least` wide. */
export const columns = (least: string, gap: string) =>
  css({ display: "grid", gap, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` });

/** Two columns: an icon or a photo, and the content next to it. */
export const withIcon = (gap: string) =>
  css({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center", gap });

/**
 * Lays out `count` items in rows whose lengths differ by at most one (3 + 2 + 2). `most` contains the maximum number of
 * items per row on phones, on medium screens (and in print), and on desktops. All items need the same tag name.
 */
export const balancedGrid = (count: number, most: readonly [number, number, number], gap: string) =>
  css({
    display: "grid",
    gap,
    ...balancedRows(count, most[0]),
    [media.medium]: balancedRows(count, most[1]),
    [media.desktop]: balancedRows(count, most[2]),
    [media.print]: balancedRows(count, most[1]),
  });

/**
 * Returns the grid styles of `balancedGrid` for one width. For example, 7 items with at most 3 per row get 6 columns: the
 * first 3 items span 2 columns each, and the other 4 span 3, so the rows have 3, 2 and 2 items.
 */
export function balancedRows(count: number, most: number) {
  const rows = Math.max(1, Math.ceil(count / most));
  const shortRow = Math.max(1, Math.floor(count / rows));
  const longRow = shortRow + 1;
  const inLongRows = (count % rows) * longRow;
  // The number of grid columns is a multiple of both row lengths, so every item spans whole columns.
  const columns = inLongRows > 0 ? shortRow * longRow : shortRow;
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    ...(inLongRows > 0 && {
      [`& > :nth-of-type(-n + ${inLongRows})`]: { gridColumn: `span ${columns / longRow}` },
    }),
    [`& > :nth-of-type(n + ${inLongRows + 1})`]: { gridColumn: `span ${columns / shortRow}` },
  };
}
