import { readdirSync, readFileSync } from "node:fs";
import { usedIds } from "../../plugins/drawings/DrawingSheet";

const pages = readdirSync("public").filter((name) => name.endsWith(".html"));

describe("the drawings of a built page", () => {
  it.each(pages)("%s holds each icon and picture that it shows, once, and no other", (page) => {
    const html = readFileSync(`public/${page}`, "utf8");
    const held = [...html.matchAll(/<(?:path|g) id="((?:icon|drawing)-[\w-]+)"/g)].map(([, id]) => id);
    const shown = [...usedIds(html)].filter((id) => /^(icon|drawing)-/.test(id));
    expect(held.toSorted()).toEqual(shown.toSorted());
    expect(shown.length).toBeGreaterThan(5);
  });
});
