import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LATE_ENTRY } from "../late-entry/lateEntryName";

const GATSBY_SCRIPTS = /(?:<script src="\/[\w-]+-[0-9a-f]+\.js" async><\/script>)+/;

/**
 * Puts the late entry, a kilobyte compressed, into the pages themselves, in the place of Gatsby's own scripts, whose
 * addresses it gets: no request stands between a visitor and what it does, and `load` waits for nothing but the page
 * and its font (docs/decisions/late-entry.md). Its file is then removed, because nobody loads it.
 * @param emitted the names of the files that webpack wrote in this build
 * @throws when the script is missing or holds what would end it inside HTML, and when a page has no place for it
 */
export function inlineEntry(folder: string, pages: readonly string[], emitted: ReadonlySet<string>): void {
  const file = [...emitted].find((name) => new RegExp(`^${LATE_ENTRY}-[0-9a-f]+\\.js$`).test(name));
  if (!file) throw new Error("webpack did not write the late entry");
  const code = readFileSync(join(folder, file), "utf8").trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} cannot stand inside of HTML`);
  for (const page of pages) {
    const path = join(folder, page);
    const html = readFileSync(path, "utf8").replace(GATSBY_SCRIPTS, (scripts) => {
      const later = [...scripts.matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
      return `<script data-later="${later.join(" ")}">${code}</script>`;
    });
    // A page that this build did not render again has it from before.
    if (!html.includes("<script data-later=")) throw new Error(`${page} does not name Gatsby's scripts`);
    writeFileSync(path, html);
  }
  rmSync(join(folder, file));
}
