import { minifySync, type Options } from "@swc/html";

/** What changes how a page is written, and nothing that a browser makes of it. */
const options: Options = {
  collapseWhitespaces: "none",
  // Styles are small by then (smallStyles.ts), scripts too, and the policy names the inline ones by their hashes.
  minifyCss: false,
  minifyJs: false,
  minifyJson: false,
  removeEmptyAttributes: false,
  removeEmptyMetadataElements: false,
  removeRedundantAttributes: "none",
  // Hosts and their tools put their own lines in front of these end tags.
  tagOmission: "keep-head-and-body",
  // Nobody gains by leaving quotes out (twenty bytes), and tools that search a page expect them.
  quotes: true,
  // Equal orders compress better.
  sortAttributes: true,
};

/** A page written with fewer characters: without the end tags that HTML does not ask for. */
export function withSmallMarkup(html: string): string {
  return minifySync(html, options).code;
}
