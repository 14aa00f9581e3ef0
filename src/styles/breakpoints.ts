/** A separate file, so that the page's inline script contains only the breakpoint that it uses. */
export enum Breakpoint {
  Small = "(min-width: 40em)",
  BelowSmall = "(max-width: 39.99em)",
  Medium = "(min-width: 48em)",
  /** Links in the header replace the menu button, and the hero contains the lead form. */
  Desktop = "(min-width: 64em)",
  Wide = "(min-width: 75em)",
}
