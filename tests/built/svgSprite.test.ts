import { usedIds } from "../../plugins/svg-sprite/SvgSprite";
import { builtPages } from "../support/builtPages";
import { builtChangedSite } from "../support/changedSite";

const pages = ["public", builtChangedSite()].flatMap(builtPages);

describe("the SVG sprite of a built page", () => {
  it.each(pages)("$path holds each picture that it shows, once, and no other", ({ html }) => {
    const held = [...html.matchAll(/<g (?:[^>]* )?id="(sprite-[\w-]+)"/g)].map(([, id]) => id);
    const shown = [...usedIds(html)].filter((id) => id.startsWith("sprite-"));
    expect(held.toSorted()).toEqual(shown.toSorted());
    expect(shown.length).toBeGreaterThan(0);
  });
});
