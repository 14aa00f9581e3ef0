import { usedIds } from "../../plugins/drawings/DrawingSheet";
import { builtPages } from "../support/builtPages";
import { builtChangedSite } from "../support/changedSite";

const pages = ["public", builtChangedSite()].flatMap(builtPages);

describe("the drawings of a built page", () => {
  it.each(pages)("$path holds each icon and picture that it shows, once, and no other", ({ html }) => {
    const held = [...html.matchAll(/<(?:path|g) id="((?:icon|drawing)-[\w-]+)"/g)].map(([, id]) => id);
    const shown = [...usedIds(html)].filter((id) => /^(icon|drawing)-/.test(id));
    expect(held.toSorted()).toEqual(shown.toSorted());
    expect(shown.length).toBeGreaterThan(5);
  });
});
