import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesIn } from "../filesIn";
import { writeSchemas } from "./writeSchemas";

const project = join(__dirname, "../../..");

test("the schemas in the repository are what the declarations say, and no others (else: npm run schemas)", () => {
  const copy = mkdtempSync(join(tmpdir(), "schemas-"));
  cpSync(join(project, "schemas"), join(copy, "schemas"), { recursive: true });
  cpSync(join(project, ".vscode"), join(copy, ".vscode"), { recursive: true });
  writeFileSync(join(copy, "schemas/Gone.json"), "{}");
  writeFileSync(join(copy, "schemas/City.json"), "{}");
  writeSchemas(copy);
  for (const folder of ["schemas", ".vscode"]) {
    expect(filesIn(join(copy, folder))).toEqual(filesIn(join(project, folder)));
    for (const file of filesIn(join(copy, folder)))
      expect(readFileSync(join(copy, folder, file), "utf8")).toBe(
        readFileSync(join(project, folder, file), "utf8"),
      );
  }
  rmSync(copy, { recursive: true });
});
