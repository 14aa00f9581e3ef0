import { color } from "../styles/tokens";

export const logoViewBox = "0 0 48 48";

/** SVG markup of the logo: the sun above Camelback Mountain. The gap between them is 1 px wide in a 16 px icon. */
export const logoMarkup = ({ isDark = false }) =>
  [
    `<path fill="${color.sun}" d="M24 1.5A16.5 16.5 0 0 1 40.5 18C40.5 19.9 40.2 21.7 39.6 23.3 36.9 20.2 34.2 14 29 14 24 14 22.5 20.6 19.4 20.6 17.1 20.6 17.3 15.8 15.2 15.8H12.7C11.2 18 9.9 20.3 8 22.2 7.7 20.9 7.5 19.5 7.5 18A16.5 16.5 0 0 1 24 1.5Z"/>`,
    `<path fill="${isDark ? color.skyLow : color.action}" d="M3 29.2C8.5 27.7 11.2 22.7 13.7 18.7H14.3C15.4 20.9 16.3 23.5 19.4 23.5 23.9 23.5 25.4 16.9 29 16.9 34 16.9 36.7 26.8 45 29.2 44.9 31.8 44.1 34.1 42.8 36.2 35.5 39.6 30.5 39 24.5 36.5 18 33.8 11.5 32.4 3.7 33 3.3 31.8 3.1 30.5 3 29.2Z"/>`,
    `<path fill="${isDark ? color.textOnDark : color.text}" d="M42.8 36.2C39.6 41.2 33.2 44.8 24 47.5 13 44.2 5.9 39.7 3.7 33 11.5 31 18 32.4 24.5 35.1 30.5 37.6 35.5 38.2 42.8 36.2Z"/>`,
  ].join("");

/** Splits the agency's name into the logo's two lines. The last word, such as "Insurance", is the second line. */
export function nameLines(name: string): { first: string; second: string } {
  const [, first = name.trim(), second = ""] = /^(.+?)\s+(\S+)$/.exec(name.trim()) ?? [];
  return { first, second };
}
