import { builtPages } from "../support/builtPages";
import { builtFixtureSite, fixturePreviewFolder } from "../support/fixtureSite";

const published = builtPages(builtFixtureSite());
const button = '<script src="/edit-links.js" defer=""></script>';

test.each(published)("a preview of $path is the published page plus an edit script", ({ path, html }) => {
  const preview = builtPages(fixturePreviewFolder).find((page) => page.path === path)?.html ?? "";
  expect(preview).toContain(button);
  expect(preview.replace(button, "")).toBe(html);
});
