import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "../../src/content/filesIn";

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

const copies = {
  ".br": (file: Buffer) =>
    promisify(brotliCompress)(file, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
      },
    }),
  ".gz": (file: Buffer) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Returns the folder for a built site's precompressed files. It is beside `public/`, not inside, because Netlify and
 * Cloudflare compress files themselves, and would publish the copies as downloads.
 */
export function compressedFolder(folder: string): string {
  return `${folder}-compressed`;
}

/**
 * Writes brotli and gzip copies of a built site's files, if they are smaller. The highest compression levels, used
 * here, would be too slow for a server on every request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const target = compressedFolder(folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await Promise.all(
    filesIn(folder)
      .filter((file) => compressible.test(file))
      .flatMap((file) =>
        Object.entries(copies).map(([suffix, compress]) =>
          compressFile(join(folder, file), join(target, file + suffix), compress),
        ),
      ),
  );
}

async function compressFile(path: string, copy: string, compress: (file: Buffer) => Promise<Buffer>) {
  const file = readFileSync(path);
  const compressed = await compress(file);
  if (compressed.length >= file.length) return;
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, compressed);
}
