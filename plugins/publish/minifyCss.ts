import { type Targets, transform } from "lightningcss";
import { browserslist } from "../../package.json";

/** The oldest supported browsers in the notation of lightningcss, where 16.4 is `(16 << 16) | (4 << 8)`. */
const targets: Targets = Object.fromEntries(
  browserslist.map((line) => {
    const [engine = "", version = ""] = line.split(" >= ");
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [engine, (major << 16) | (minor << 8)];
  }),
);

/** Minifies CSS, and adds the vendor prefixes that the browsers in package.json's `browserslist` need. */
export function minifyCss(css: string): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, targets }).code.toString();
}
