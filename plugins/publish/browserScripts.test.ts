import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../src/content/filesIn";
import { copyProject } from "../../tests/support/copyProject";
import { browserScripts } from "./browserScripts";

const { root, remove } = copyProject();
afterAll(remove);

function bundle(code: string) {
  writeFileSync(join(root, "src/islands/Rates.tsx"), code);
  return browserScripts(root, { "process.env.GATSBY_PLACE": '"Tempe"' });
}

const island = `import { island } from "../components/island"; export const Rates = island("Rates", () => null);`;

test.each([
  [
    "does not export the island under the file's name",
    island.replace('"Rates"', '"Counter"'),
    'src/islands/Rates.tsx must export its island under the file\'s name, and nothing else: export const Rates = island("Rates", …);',
  ],
  [
    "has another export, because a page would render this export without React",
    `${island} export const Row = () => null;`,
    "src/islands/Rates.tsx must export its island under the file's name, and nothing else",
  ],
])("the build stops if a file in src/islands/ %s", (_, code, message) => {
  expect(() => bundle(code)).toThrow(message);
});

test("islands can read the same environment variables as pages, and no others", () => {
  bundle(`${island} console.log(process.env.GATSBY_PLACE, process.env.GATSBY_NOT_SET);`);
  const files = filesIn(join(root, "public/static")).filter((file) => /^island-Rates.*\.js$/.test(file));
  const code = files.map((file) => readFileSync(join(root, "public/static", file), "utf8")).join("");
  expect(code).toContain('console.log("Tempe",');
  expect(code).not.toContain("process");
});
