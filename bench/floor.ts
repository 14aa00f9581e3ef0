import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressFiles } from "../plugins/hosting/compressFiles";
import { filesIn } from "../src/content/filesIn";

/** An almost empty page: the time of its paint is that of the network, the browser and the machine. */
const emptyPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';

/**
 * Copies a built site and takes every script out of its pages: the fastest that its HTML and CSS can be. The copy
 * has an empty page beside them, at `/empty`.
 * @returns the copy's folder, to be removed by the caller together with its compressed copies
 */
export async function makeFloor(site: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "floor-"));
  cpSync(site, folder, { recursive: true });
  for (const file of filesIn(folder).filter((name) => /^[^/]+\.html$/.test(name))) {
    const path = join(folder, file);
    const html = readFileSync(path, "utf8")
      .replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
      .replace(/<link\b[^>]*\b(as="script"|rel="modulepreload")[^>]*>/g, "");
    writeFileSync(path, html);
  }
  writeFileSync(join(folder, "empty.html"), emptyPage);
  await compressFiles(folder);
  return folder;
}
