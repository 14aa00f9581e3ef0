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

/** A page's one style sheet. */
const styles = /(?<=<style>)[\s\S]*?(?=<\/style>)/;

/**
 * A page with its style sheet made small: without prefixes that no engine of package.json's `browserslist` needs, and
 * with class names as short as their number allows. Emotion's own are hashes, which do not compress.
 */
export function withSmallStyles(html: string): string {
  const small = html.replace(styles, (code) =>
    transform({ filename: "page.css", code: Buffer.from(code), minify: true, targets }).code.toString(),
  );
  const names = new Map<string, string>();
  const rename = (part: string) =>
    part.replace(/\bs-[a-z0-9]+/g, (name) => {
      const short = names.get(name) ?? shortName(names.size);
      names.set(name, short);
      return short;
    });
  return small.replace(styles, rename).replace(/(?<= class=")[^"]*/g, rename);
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** a, b, … z, aa, ab, … */
function shortName(index: number): string {
  const last = letters.charAt(index % letters.length);
  return index < letters.length ? last : shortName(Math.floor(index / letters.length) - 1) + last;
}
