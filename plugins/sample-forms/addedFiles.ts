import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { font } from "../../src/styles/font";
import { themeSheet } from "./themeSheet";

/**
 * The frame's half of iframe-resizer, by which the sample forms tell their height as the provider's do.
 * @param root the project's folder
 */
export function contentWindow(root: string): Buffer {
  return readFileSync(join(root, "node_modules/iframe-resizer/js", CONTENT_WINDOW));
}

/** Its name beside the sample forms. */
export const CONTENT_WINDOW = "iframeResizer.contentWindow.min.js";
/** The name of the sheet by which the sample forms have the site's font and colours. */
export const THEME = "theme.css";

/**
 * What stands beside the sample forms and does not have to be kept in static/.
 * @param root the project's folder
 * @param site the built site's, whose font they share
 * @returns contents by their names
 */
export function addedFiles(root: string, site: string): Record<string, Buffer | string> {
  const [name = ""] = basename(font.file).split(".");
  const published = readdirSync(join(site, "static")).find((file) => file.startsWith(`${name}-`));
  if (!published) throw new Error(`${font.file} is not in the built site`);
  return { [CONTENT_WINDOW]: contentWindow(root), [THEME]: themeSheet(`/static/${published}`) };
}
