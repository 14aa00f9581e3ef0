import { css } from "@emotion/react";
import { media } from "./tokens";

// Layout primitives, as on https://every-layout.dev. Only `balancedGrid` needs media queries.

export const stack = (gap: string) => css({ display: "grid", alignContent: "start", gap });

/** Places items side by side and wraps them onto new rows. An item with `flex-grow` fills the rest of its row. */
export const cluster = (gap: string) => css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap });

/** As many equal-width columns as fit, each at least as wide as `least`. */
export const columns = (least: string, gap: string) =>
  css({ display: "grid", gap, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` });

export const withIcon = (gap: string) =>
  css({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center", gap });

/**
 * Lays out items in rows whose lengths differ by at most one item, such as 3 + 2 + 2. All items must have the same tag
 * name, because the styles use `:nth-of-type`.
 * @param most the maximum number of items per row on `[phones, medium screens and paper, desktops]`
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
 * Returns the grid styles of `balancedGrid` at one breakpoint. For example, rows of 3, 2 and 2 items need 6 columns:
 * the first 3 items span 2 columns each, and the other 4 items span 3 columns each.
 */
export function balancedRows(count: number, most: number) {
  const rows = Math.max(1, Math.ceil(count / most));
  const shortRow = Math.max(1, Math.floor(count / rows));
  const longRow = shortRow + 1;
  const inLongRows = (count % rows) * longRow;
  // The number of columns is a multiple of both row lengths, so that every item spans whole columns.
  const columns = inLongRows > 0 ? shortRow * longRow : shortRow;
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    ...(inLongRows > 0 && {
      [`& > :nth-of-type(-n + ${inLongRows})`]: { gridColumn: `span ${columns / longRow}` },
    }),
    [`& > :nth-of-type(n + ${inLongRows + 1})`]: { gridColumn: `span ${columns / shortRow}` },
  };
}
