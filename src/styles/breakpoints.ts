/** An enum, and in its own file, so that esbuild adds only the used value to the page: https://github.com/evanw/esbuild/issues/128 */
export enum Breakpoint {
  Small = "(min-width: 40em)",
  BelowSmall = "(max-width: 39.99em)",
  Medium = "(min-width: 48em)",
  /** Links in the header replace the menu button, and the hero contains the lead form. */
  Desktop = "(min-width: 64em)",
  Wide = "(min-width: 75em)",
}
