import { expect, test } from "./fixtures";
import { pages } from "./site";

/** Ordinary names of agencies, longer than the one that the site was delivered with. */
const names = [
  "Superstition Mountain Insurance",
  "Núñez, Ironwood & Daughters Insurance",
  "Southwest Family Insurance Advisors",
  "Camelback Risk Management Group",
];

for (const width of [1024, 1152, 1200, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a longer name and one link more leave the bar one row, with nothing over anything else", async ({
      page,
    }) => {
      await page.goto(pages.home);
      const bar = page.getByRole("banner");
      const height = (await bar.boundingBox())?.height;
      for (const name of names) {
        const parts = await bar.evaluate((header, words) => {
          const [first, second] = header.querySelectorAll<HTMLElement>('[translate="no"] span > span');
          const [, firstLine, secondLine] = /^(.*) (\S+)$/.exec(words) ?? [];
          if (first && second) [first.textContent, second.textContent] = [firstLine ?? "", ` ${secondLine}`];
          // As src/components/Logo.tsx sets a name of this length when the site is built.
          if (first) first.style.fontSize = `${Math.max(0.875, 15.75 / Number(firstLine?.length))}em`;
          const list = header.querySelector("nav ul");
          const link = list?.querySelector("li")?.cloneNode(true) as HTMLElement;
          if (list && list.children.length < 6) list.append(link);
          const shown = [...header.querySelectorAll("a, button")].filter((part) => part.checkVisibility());
          return shown.map((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return { left, right, top, bottom };
          });
        }, name);
        expect((await bar.boundingBox())?.height, name).toBe(height);
        for (const [i, part] of parts.entries()) {
          expect(part.right, name).toBeLessThanOrEqual(width);
          if (i > 0) expect(part.left, name).toBeGreaterThanOrEqual(Number(parts[i - 1]?.right));
        }
      }
    });
  });
}
