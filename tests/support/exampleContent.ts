import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { limits } from "../../src/content/declarations/limits";

let photo: Promise<Buffer> | undefined;

/**
 * Copies an agency's whole content, the YAML files in exampleContent/ and a photo, to a new temporary folder, for
 * tests that change it. It is not the site's own content, so that an editor's change breaks no test.
 * @returns the folder
 */
export async function copyExampleContent(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(__dirname, "exampleContent"), folder, { recursive: true });
  mkdirSync(join(folder, "images"));
  photo ??= sharp({
    create: { width: limits.photoWidth, height: limits.photoWidth, channels: 3, background: "#c69" },
  })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, "images/principal-agent.jpg"), await photo);
  return folder;
}
