import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { compressedFolder } from "../../plugins/hosting/compressFiles";

/** What a page weighs, in bytes as sent with brotli, headers aside. */
export interface PageBytes {
  "HTML with its CSS": number;
  "JavaScript before load": number;
  fonts: number;
  "everything before load": number;
  everything: number;
  /**
   * What the page tells people and search engines, compressed alone: what editors' words take of the HTML, their
   * elements aside.
   */
  words: number;
}

/** The most that any page may weigh with the words that it was recorded with, of each kind, in bytes. */
export const budget: Omit<PageBytes, "words"> = {
  "HTML with its CSS": 22_000,
  "JavaScript before load": 3_500,
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
    words: textBytes(readFileSync(join(folder, fileOf(folder, beforeLoad[0] ?? "/")), "utf8")),
  };
}

function textBytes(html: string): number {
  const text = html
    .replace(/<(style|script(?! type="application\/ld)|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ");
  return brotliCompressSync(text).length;
}

/** The size of what is sent for a path: of the brotli copy where there is one. */
export function sentBytes(folder: string, path: string): number {
  const file = fileOf(folder, path);
  const copy = join(compressedFolder(folder), `${file}.br`);
  return statSync(isFile(copy) ? copy : join(folder, file)).size;
}

function fileOf(folder: string, path: string): string {
  const names = [path, `${path}.html`, join(path, "index.html"), "/404.html"];
  const file = names.find((name) => isFile(join(folder, name)));
  if (!file) throw new Error(`${path} is not in ${folder}`);
  return file;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * What is over budget, as a table with what the last bench recorded; empty when nothing is. An agency that says
 * more than the page did then may send that much more, and half of it again for the elements around them: the
 * budget is for what developers add, and no editor's words turn it red.
 */
export function overBudget(path: string, now: PageBytes, recorded: PageBytes | undefined): string {
  const kinds = Object.keys(budget) as (keyof typeof budget)[];
  const moreWords = recorded ? Math.ceil(1.5 * Math.max(0, now.words - recorded.words)) : 0;
  const allowed = (kind: keyof typeof budget) =>
    budget[kind] + (kind === "fonts" || kind === "JavaScript before load" ? 0 : moreWords);
  if (kinds.every((kind) => now[kind] <= allowed(kind))) return "";
  const rows = kinds.map((kind) => {
    const grown = recorded ? now[kind] - recorded[kind] : 0;
    const verdict = now[kind] > allowed(kind) ? "OVER" : "";
    return `${kind.padEnd(28)}${cell(allowed(kind))}${cell(recorded?.[kind] ?? 0)}${cell(now[kind])}${cell(grown)}  ${verdict}`;
  });
  const head = `${path.padEnd(28)}${["allowed", "recorded", "now", "grown"].map((word) => word.padStart(10)).join("")}`;
  return [head, ...rows].join("\n");
}

function cell(bytes: number): string {
  return bytes.toLocaleString("en-US").padStart(10);
}
