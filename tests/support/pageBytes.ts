import { statSync } from "node:fs";
import { join } from "node:path";
import { compressedFolder } from "../../plugins/hosting/compressFiles";

/** What a page weighs, in bytes as sent with brotli, headers aside. */
export interface PageBytes {
  "HTML with its CSS": number;
  "JavaScript before load": number;
  fonts: number;
  "everything before load": number;
  everything: number;
}

/** The most that any page may weigh, of each kind, in bytes. */
export const budget: PageBytes = {
  "HTML with its CSS": 20_000,
  "JavaScript before load": 3_000,
  fonts: 25_000,
  "everything before load": 60_000,
  everything: 60_000,
};

/**
 * Adds up the sizes of the files that a page asked for. They are exact: the same build always gives the same figures.
 * @param folder the built site
 * @param beforeLoad the paths asked for before `load`, the page's own first
 * @param all the paths asked for until its scripts were there; the provider's forms do not count
 */
export function pageBytes(folder: string, beforeLoad: readonly string[], all: readonly string[]): PageBytes {
  const sum = (paths: readonly string[], kind = /./) =>
    [...new Set(paths)]
      .filter((path) => kind.test(path) && !path.startsWith("/sample-forms/"))
      .reduce((total, path) => total + sentBytes(folder, path), 0);
  return {
    "HTML with its CSS": sum(beforeLoad.slice(0, 1)) + sum(beforeLoad, /\.css$/),
    "JavaScript before load": sum(beforeLoad, /\.js$/),
    fonts: sum(all, /\.woff2$/),
    "everything before load": sum(beforeLoad),
    everything: sum(all),
  };
}

/** The size of what is sent for a path: of the brotli copy where there is one. */
export function sentBytes(folder: string, path: string): number {
  const file = [path, `${path}.html`, `${path}/index.html`, "/404.html"].find((name) =>
    isFile(join(folder, name)),
  );
  if (!file) throw new Error(`${path} is not in ${folder}`);
  const copy = join(compressedFolder(folder), `${file}.br`);
  return statSync(isFile(copy) ? copy : join(folder, file)).size;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** What is over budget, as a table with what the last bench recorded; empty when nothing is. */
export function overBudget(path: string, now: PageBytes, recorded: PageBytes | undefined): string {
  const kinds = Object.keys(budget) as (keyof PageBytes)[];
  if (kinds.every((kind) => now[kind] <= budget[kind])) return "";
  const rows = kinds.map((kind) => {
    const grown = recorded ? now[kind] - recorded[kind] : 0;
    const verdict = now[kind] > budget[kind] ? "OVER" : "";
    return `${kind.padEnd(28)}${cell(budget[kind])}${cell(recorded?.[kind] ?? 0)}${cell(now[kind])}${cell(grown)}  ${verdict}`;
  });
  const head = `${path.padEnd(28)}${["budget", "recorded", "now", "grown"].map((word) => word.padStart(10)).join("")}`;
  return [head, ...rows].join("\n");
}

function cell(bytes: number): string {
  return bytes.toLocaleString("en-US").padStart(10);
}
