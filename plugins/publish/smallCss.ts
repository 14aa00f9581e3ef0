import { type Targets, transform } from "lightningcss";
import { browserslist } from "../../package.json";

/** The oldest engines that the site is made for, as lightningcss counts versions: a byte each for 16 and 4 of 16.4. */
const targets: Targets = Object.fromEntries(
  browserslist.map((line) => {
    const [engine = "", version = ""] = line.split(" >= ");
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [engine, (major << 16) | (minor << 8)];
  }),
);

/** A style sheet minified, with the prefixes that the engines of package.json's `browserslist` need. */
export function smallCss(css: string): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, targets }).code.toString();
}
