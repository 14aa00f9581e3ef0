import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scripts } from "../package.json";

const documents = [".", "docs", "docs/decisions"].flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith(".md") ? join(folder, name) : [])),
);

test.each(documents)("%s refers only to files, headings and npm scripts that exist", (document) => {
  const text = readFileSync(document, "utf8");
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(text.match(/(?<=npm run )[\w:-]+/g) ?? []));
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  for (const [, target, heading] of links) {
    const file = target ? join(document, "..", target) : document;
    expect([file, existsSync(file)]).toEqual([file, true]);
    const headings = heading ? (readFileSync(file, "utf8").match(/(?<=^#+ ).+/gm) ?? []) : [];
    const ids = headings.map((words) =>
      words
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replace(/ /g, "-"),
    );
    if (heading) expect(ids).toContain(heading);
  }
  const paths = text.match(/(?<=`)(?:src|tests|scripts|docs|static)\/[\w{}()./-]+(?=`)/g) ?? [];
  // Skips the files that the tutorials in CONTRIBUTING.md tell readers to create.
  expect(paths.filter((path) => !existsSync(path) && !/monsoon|Steps/.test(path))).toEqual([]);
});
