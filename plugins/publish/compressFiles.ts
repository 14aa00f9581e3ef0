import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./filesIn";

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
const isCopy = /\.(br|gz)$/;
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
 * Where the compressed copies of a folder's files are: beside it, not in it, because Netlify and Cloudflare compress
 * by themselves and would publish the copies as files that anyone can download.
 */
export function compressedFolder(folder: string): string {
  return `${folder}-compressed`;
}

/**
 * Makes a brotli and a gzip copy of every file that gains by it, at the highest levels, which a server could not afford
 * for each request. Copies that are as new as their file stay; those of files that have gone go.
 */
export async function compressFiles(folder: string): Promise<void> {
  const target = compressedFolder(folder);
  const files = filesIn(folder);
  // Builds of earlier versions left copies beside their files, and public/ outlives a build.
  for (const file of files.filter((name) => isCopy.test(name))) rmSync(join(folder, file));
  mkdirSync(target, { recursive: true });
  for (const copy of filesIn(target))
    if (!existsSync(join(folder, copy.replace(isCopy, "")))) rmSync(join(target, copy));
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .flatMap((file) =>
        Object.entries(copies).map(([suffix, compress]) =>
          compressFile(join(folder, file), join(target, file + suffix), compress),
        ),
      ),
  );
}

async function compressFile(path: string, copy: string, compress: (file: Buffer) => Promise<Buffer>) {
  const { mtimeMs, size } = statSync(path);
  if ((statSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? 0) > mtimeMs) return;
  rmSync(copy, { force: true });
  if (size < worthwhile) return;
  const compressed = await compress(readFileSync(path));
  if (compressed.length >= size) return;
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, compressed);
}
