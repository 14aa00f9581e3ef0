import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** The paths of Debian's nginx and its brotli module, which are installed or unpacked to a folder. */
export interface NginxProgram {
  program: string;
  brotliModule: string;
  mimeTypes: string;
  env: NodeJS.ProcessEnv;
}

const unpacked = resolve(__dirname, "../../node_modules/.cache/debian-packages");

/**
 * Finds Debian's nginx with its brotli module. If nginx is not installed, downloads the packages with apt-get and
 * unpacks them into node_modules/.cache, so that nothing is installed and Debian's nginx service does not start.
 * @returns the paths, or undefined if apt-get is missing or cannot download
 */
export function findNginx(): NginxProgram | undefined {
  const packages = ["nginx", "nginx-common", "libnginx-mod-http-brotli-static", "libpcre2-8-0"];
  return (
    nginxUnder("/") ?? (unpackDebianPackages(packages, "usr/sbin/nginx") ? nginxUnder(unpacked) : undefined)
  );
}

/** Returns environment variables with which the unpacked nginx finds its shared libraries. */
function withUnpackedLibraries(): NodeJS.ProcessEnv {
  const lib = join(unpacked, "usr/lib");
  const folders = existsSync(lib) ? readdirSync(lib).filter((name) => name.includes("linux-gnu")) : [];
  return { ...process.env, LD_LIBRARY_PATH: folders.map((name) => join(lib, name)).join(":") };
}

function nginxUnder(root: string): NginxProgram | undefined {
  const program = join(root, "usr/sbin/nginx");
  const brotliModule = join(root, "usr/lib/nginx/modules/ngx_http_brotli_static_module.so");
  const mimeTypes = join(root, "etc/nginx/mime.types");
  if (![program, brotliModule, mimeTypes].every((path) => existsSync(path))) return undefined;
  return { program, brotliModule, mimeTypes, env: root === "/" ? process.env : withUnpackedLibraries() };
}

function unpackDebianPackages(packages: string[], expected: string): boolean {
  if (existsSync(join(unpacked, expected))) return true;
  if (spawnSync("apt-get", ["--version"]).error) return false;
  const folder = join(unpacked, "download");
  mkdirSync(folder, { recursive: true });
  try {
    if (!download(packages, folder)) {
      // Updates the package lists first, which a fresh machine lacks and only root may download.
      execFileSync("apt-get", ["update"], { stdio: "ignore" });
      if (!download(packages, folder)) return false;
    }
    for (const file of readdirSync(folder))
      execFileSync("dpkg-deb", ["--extract", join(folder, file), unpacked]);
    return existsSync(join(unpacked, expected));
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function download(packages: string[], folder: string): boolean {
  return spawnSync("apt-get", ["download", ...packages], { cwd: folder, stdio: "ignore" }).status === 0;
}
