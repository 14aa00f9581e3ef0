import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { packageBin } from "../scripts/packageBin";

/**
 * Puts text between `<!-- NAME -->` and `<!-- end of NAME -->` in a file; what stands around them is kept.
 * @throws when the file has no such place
 */
export function replaceSection(file: string, name: string, text: string): void {
  const before = readFileSync(file, "utf8");
  const section = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!section.test(before)) throw new Error(`${file} has no section «${name}»`);
  writeFileSync(
    file,
    before.replace(section, (_all, start: string, end: string) => `${start}${text}\n${end}`),
  );
  // Tables in the shape that the formatting check wants.
  execFileSync(process.execPath, packageBin("@biomejs/biome", "format", "--write", file), {
    stdio: "ignore",
  });
}
