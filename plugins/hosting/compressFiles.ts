import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "../../src/lib/filesIn";

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
/** Below this many bytes a packet is a packet, and compressing only costs. */
const worthwhile = 256;

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
 * Writes a brotli and a gzip copy beside every file that gains by it, at the highest levels, which a server could not
 * afford for each request. Copies that are as new as their file stay.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesIn(folder).filter((file) => compressible.test(file));
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(copies).map(([suffix, compress]) => compressFile(join(folder, file), suffix, compress)),
    ),
  );
}

async function compressFile(path: string, suffix: string, compress: (file: Buffer) => Promise<Buffer>) {
  const copy = path + suffix;
  const { mtimeMs, size } = statSync(path);
  if ((statSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? 0) > mtimeMs) return;
  rmSync(copy, { force: true });
  if (size < worthwhile) return;
  const compressed = await compress(readFileSync(path));
  if (compressed.length < size) writeFileSync(copy, compressed);
}
