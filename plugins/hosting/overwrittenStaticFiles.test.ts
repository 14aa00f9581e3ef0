import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { overwrittenStaticFiles } from "./overwrittenStaticFiles";

test("a file in static/ is reported if the build generates a file with the same name", () => {
  const root = mkdtempSync(join(tmpdir(), "static-"));
  const [mine, built] = [join(root, "static"), join(root, "public")];
  for (const folder of [mine, built]) {
    mkdirSync(folder);
    for (const name of ["_redirects", "robots.txt"]) writeFileSync(join(folder, name), folder);
    for (const name of ["directory.html", "flyer.pdf"]) writeFileSync(join(folder, name), "the same");
  }
  expect(overwrittenStaticFiles(mine, built, ["/", "/directory"])).toEqual([
    expect.stringMatching(/^static\/_redirects: .* data\/redirects\.yaml/),
    expect.stringMatching(/^static\/directory\.html: /),
    expect.stringMatching(/^static\/robots\.txt: /),
  ]);
  rmSync(root, { recursive: true });
});
