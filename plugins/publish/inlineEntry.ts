import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ENTRY_SCRIPT = /<script src="\/((?:webpack-runtime|app)-[0-9a-f]+\.js)" async><\/script>/g;

/** Running it takes a slow phone ten to twenty milliseconds, so the page is painted first. */
function afterFirstPaint(code: string): string {
  return `requestAnimationFrame(function(){setTimeout(function(){${code}})})`;
}

/**
 * Puts the entry, two and a half kilobytes compressed, into the pages themselves: no request stands between a
 * visitor and what it does, and `load` waits for nothing but the page and its font (docs/decisions/late-entry.md).
 * The files are then removed, because nobody loads them.
 * @throws when a script holds what would end it inside HTML
 */
export function inlineEntry(folder: string, pages: readonly string[]): void {
  const inlined = new Set<string>();
  for (const page of pages) {
    const path = join(folder, page);
    const html = readFileSync(path, "utf8").replace(ENTRY_SCRIPT, (_, file: string) => {
      const code = readFileSync(join(folder, file), "utf8").trim();
      if (/<\/script|<!--/i.test(code)) throw new Error(`${file} cannot stand inside of HTML`);
      inlined.add(file);
      return `<script>${afterFirstPaint(code)}</script>`;
    });
    writeFileSync(path, html);
  }
  for (const file of inlined) rmSync(join(folder, file));
}
