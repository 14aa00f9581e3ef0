import { readdirSync, readFileSync, statSync } from "node:fs";
import { filesIn } from "../src/content/filesIn";

const skipped = /^(\.cache|\.git|data|node_modules|public|schemas|test-results)$/;
/** Names of files that recipes let the reader create, and that builds make. */
const absent = /NAME|monsoon|Steps|award|analytics|calculator|gatsby-types|\.htaccess/i;
const path =
  /(?<![\w@:*./-])(?:[\w{}./-]*\w\.(?:tsx?|mjs|grit|ya?ml|md)|(?:src|plugins|tests|scripts|data|docs|static)\/[\w{}./-]*[\w/])(?![\w/{-]|,\w)/g;

test("each file and folder that documents and comments name exists", () => {
  const files = readdirSync(".")
    .filter((name) => !skipped.test(name))
    .flatMap((name) => (statSync(name).isFile() ? name : filesIn(name).map((file) => `${name}/${file}`)));
  // The fixture has every file that data/ may have.
  const content = filesIn("tests/fixtures/agency").map((file) => `data/${file}`);
  const all = `/${[...files, ...content].join("\n/")}\n`;
  const missing = files
    .filter((file) => /\.(md|tsx?|mjs|js|ya?ml|grit)$/.test(file))
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
