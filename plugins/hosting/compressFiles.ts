import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "../../src/content/filesIn";

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

/**
 * Returns the folder for a built site's precompressed files. It is beside `public/`, not inside, because Netlify and
 * Cloudflare compress files themselves, and would publish the copies as downloads.
 */
export function compressedFolder(folder: string): string {
  return `${folder}-compressed`;
}

/**
 * Writes brotli and gzip copies of a built site's files, for Caddy and `npm run serve`. The highest compression levels,
 * used here (for Brotli, the default), would be too slow for a server on every request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const target = compressedFolder(folder);
  rmSync(target, { recursive: true, force: true });
  const files = filesIn(folder).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(folder, file));
      const copy = join(target, file);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(`${copy}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${copy}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
