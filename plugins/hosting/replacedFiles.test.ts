import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replacedFiles } from "./replacedFiles";

test("a file of static/ that the build makes itself is reported with where its content goes, and no other file", () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  const write = (place: string, files: Record<string, string>) => {
    mkdirSync(join(folder, place));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, place, name), text);
  };
  const page = { "directory.html": "mine" };
  write("static", {
    _redirects: "/a /b",
    "robots.txt": "mine",
    "flyer.pdf": "same",
    "form.html": "unused",
    ...page,
  });
  write("public", { _redirects: "built", "robots.txt": "built", "flyer.pdf": "same", ...page });
  expect(replacedFiles(join(folder, "static"), join(folder, "public"), ["/", "/directory"])).toEqual([
    expect.stringMatching(/^static\/_redirects: .* data\/redirects\.yaml/),
    expect.stringMatching(/^static\/directory\.html: /),
    expect.stringMatching(/^static\/robots\.txt: /),
  ]);
  rmSync(folder, { recursive: true });
});
