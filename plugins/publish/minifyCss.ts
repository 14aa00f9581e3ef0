import { browserslistToTargets, transform } from "lightningcss";
import { browserslist } from "../../package.json";

const targets = browserslistToTargets(browserslist.map((line) => line.replace(">= ", "")));

/** Minifies CSS, and adds the vendor prefixes that the browsers in package.json's `browserslist` need. */
export function minifyCss(css: string): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, targets }).code.toString();
}
