import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import packageJson from "../package.json";
import lock from "../package-lock.json";
import { program } from "./support/program";

// Licences under which a package may be part of what is built here, or may help to build it, without conditions
// on the site itself. A new one in this list is a decision: read it first.
const accepted = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
  // Asks for changes to its own files to be published; nothing here changes them.
  "MPL-2.0",
]);

/** Packages of another licence or with none in the lockfile, by name or by its beginning, and why they are fine. */
const exceptions: Record<string, string> = {
  "@img/sharp-": "libvips is LGPL: it makes pictures at build time, and no part of it is in the site",
  busboy: "MIT, said in the old form that npm leaves out",
  linkfs: "MIT by its own LICENSE file",
  "parse-cache-control": "BSD, said in the old form",
  streamsearch: "MIT, said in the old form",
  "valid-url": "MIT by its own LICENSE file",
  "xmlhttprequest-ssl": "MIT, said in the old form",
  xtend: "MIT, said in the old form",
};

interface LockedPackage {
  license?: string;
  version?: string;
  hasInstallScript?: boolean;
}

const packages = Object.entries(lock.packages as Record<string, LockedPackage>).filter(
  ([path]) => path !== "",
);

function nameOf(path: string): string {
  return path.replace(/^.*node_modules\//, "");
}

/** `(MIT OR Apache-2.0)` leaves the choice, `MIT AND OFL-1.1` does not. */
function isAccepted(expression: string): boolean {
  const bare = expression.replace(/[()]/g, "");
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isAccepted);
  return bare.split(" AND ").every((licence) => accepted.has(licence.trim()));
}

function isExceptionFor(name: string): (key: string) => boolean {
  return (key) => (key.endsWith("-") ? name.startsWith(key) : name === key);
}

test("every package has a licence that lets an agency use it freely", () => {
  expect(packages.length).toBeGreaterThan(1000);
  const refused = packages
    .map(([path, { license }]) => ({
      name: nameOf(path),
      license: license ?? "none",
    }))
    .filter(
      ({ name, license }) => !isAccepted(license) && !Object.keys(exceptions).some(isExceptionFor(name)),
    )
    .map(({ name, license }) => `${name}: ${license}`);
  expect([...new Set(refused)].sort()).toEqual([]);
});

test("no exception is kept for a package that has gone", () => {
  const names = packages.map(([path]) => nameOf(path));
  expect(Object.keys(exceptions).filter((key) => !names.some((name) => isExceptionFor(name)(key)))).toEqual(
    [],
  );
});

test("every dependency has its reason in the README", () => {
  const readme = readFileSync(resolve(__dirname, "../README.md"), "utf8");
  const [, table = ""] = readme.split("## Dependencies");
  const named = [...table.matchAll(/^\| ([^|]+?) *\|/gm)].flatMap(([, names = ""]) => names.split(", "));
  const isNamed = (name: string) =>
    named.some((word) => (word.endsWith("*") ? name.startsWith(word.slice(0, -1)) : name === word));
  const all = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
  expect(all.filter((name) => !isNamed(name))).toEqual([]);
});

test("no package runs a script of its own on installation that nobody has decided about", () => {
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(withScripts.map(([path]) => nameOf(path)));
  expect(Object.keys(packageJson.allowScripts).sort()).toEqual([...names].sort());
});

test("every package comes from npm's registry over https, under its own name and with its hash", () => {
  const rules = [
    "--validate-https",
    "--allowed-hosts=npm",
    "--validate-package-names",
    "--validate-integrity",
  ];
  const locks = "--path={,tests/hosts/}package-lock.json";
  const args = program("lockfile-lint", locks, "--type=npm", "--format=plain", ...rules);
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});

test("every update that Dependabot is told to leave alone has its reason", () => {
  const read = (file: string) => readFileSync(resolve(__dirname, "..", file), "utf8");
  const named =
    read("docs/decisions/held-back-updates.md")
      .match(/^\| [^|]+/gm)
      ?.join() ?? "";
  const { updates } = parse(read(".github/dependabot.yml"));
  const ignored = updates.flatMap(({ ignore = [] }: { ignore?: object[] }) => ignore);
  expect(ignored.length).toBeGreaterThan(0);
  for (const { "dependency-name": name } of ignored) expect(named).toContain(name);
});
