import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../src/content/filesIn";
import { copyProject } from "../../tests/support/copyProject";
import { browserScripts } from "./browserScripts";

const { root, remove } = copyProject();
afterAll(remove);

/** Bundles the project's scripts with an extra island, `src/islands/Rates.tsx`. */
function bundle(code: string) {
  writeFileSync(join(root, "src/islands/Rates.tsx"), code);
  return browserScripts(root, { "process.env.GATSBY_PLACE": '"Tempe"' });
}

const island = `import { island } from "../components/island"; export const Rates = island("Rates", () => null);`;

test.each([
  [
    "that does not export itself under the file's name",
    island.replace('"Rates"', '"Counter"'),
    'src/islands/Rates.tsx must export its island under the file\'s name, and nothing else: export const Rates = island("Rates", …);',
  ],
  [
    "that exports anything else, because a page would render it without React",
    `${island} export const Row = () => null;`,
    "src/islands/Rates.tsx must export its island under the file's name, and nothing else",
  ],
])("the build stops at an island %s", (_, code, message) => {
  expect(() => bundle(code)).toThrow(message);
});

test("islands can read the environment variables that pages can read, and no others", () => {
  bundle(`${island} console.log(process.env.GATSBY_PLACE, process.env.GATSBY_NOT_SET);`);
  const files = filesIn(join(root, "public/static")).filter((file) => /^island-Rates.*\.js$/.test(file));
  const code = files.map((file) => readFileSync(join(root, "public/static", file), "utf8")).join("");
  expect(code).toContain('console.log("Tempe",');
  expect(code).not.toContain("process");
});
