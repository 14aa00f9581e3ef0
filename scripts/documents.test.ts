import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path/posix";
import { dependencies, devDependencies, scripts } from "../package.json";
import { filesIn } from "../src/content/filesIn";

const skipped = /^(\.cache|\.git|data|node_modules|public|schemas|test-results)$/;
/** Matches names of files that a recipe's reader or a build creates, so they are not in the repository. */
const absent = /NAME|monsoon|Steps|award|gatsby-types/i;
const path =
  /(?<![\w@:*./-])(?:[\w{}./-]*\w\.(?:tsx?|mjs|ya?ml|md)|(?:src|tests|scripts|data|docs|static)\/[\w{}./-]*[\w/])(?![\w/{-]|,\w)/g;

const files = readdirSync(".")
  .filter((name) => !skipped.test(name))
  .flatMap((name) => (statSync(name).isFile() ? name : filesIn(name).map((file) => `${name}/${file}`)));
const documents = new Map(
  files.filter((file) => file.endsWith(".md")).map((file) => [file, readFileSync(file, "utf8")]),
);

test("every file or folder named in a document or a comment exists", () => {
  // The fixture agency has every file that data/ may have.
  const content = filesIn("tests/fixtures/agency").map((file) => `data/${file}`);
  const all = `/${[...files, ...content].join("\n/")}\n`;
  const missing = files
    .filter((file) => /\.(md|tsx?|mjs|js|ya?ml)$/.test(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((line) => (file.endsWith(".md") ? line : (/(?:\/\/|\/?\*|#) .*/.exec(line)?.[0] ?? "")))
        .flatMap((text) => text.match(path) ?? [])
        .filter((name) => !absent.test(name))
        .map((name) => name.replace(/^(\.*\/)+/, ""))
        .filter((name) => !all.includes(`/${name}\n`) && !all.includes(`/${name.replace(/\/*$/, "/")}`))
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test.each([...documents])("every npm script and heading that %s refers to exists", (file, text) => {
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(text.match(/(?<=npm run )[\w:-]+/g) ?? []));
  for (const [, target = "", heading = ""] of text.matchAll(/\]\(([\w./-]+\.md)#([\w-]+)\)/g)) {
    const headings = documents.get(join(file, "..", target))?.match(/(?<=^#+ ).+/gm) ?? [];
    const ids = headings.map((text) =>
      text
        .toLowerCase()
        .replace(/[^\w\s-]/g, "")
        .replace(/\s/g, "-"),
    );
    expect(ids).toContain(heading);
  }
});

test("the last table of CONTRIBUTING.md has each package of package.json exactly once", () => {
  const [, table = ""] = documents.get("CONTRIBUTING.md")?.split(/^## Packages.*/m) ?? [];
  const names = table.match(/(?<=^\| )[@a-z].*?(?=\|)/gm)?.flatMap((cell) => cell.trim().split(", "));
  expect(names?.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
