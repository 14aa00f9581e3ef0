import { expect, test } from "../fixtures";
import { everyPage, visit } from "../pageHelpers";

for (const { title, url } of everyPage)
  test(`in forced-colors mode, all elements on ${title}, even icons, use system colors, and dialogs and buttons have borders`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, url);
    const faults = await page.locator("body :not(svg *)").evaluateAll((all) =>
      all
        .filter((element) => {
          const style = getComputedStyle(element);
          if (element.matches("svg[viewBox='0 0 24 24']"))
            return style.color !== getComputedStyle(element.parentElement ?? element).color;
          const isBox = element.matches("dialog, main :is(a[href], button):not(nav *, :has(svg))");
          const isText = style.display === "inline" || style.textDecorationLine !== "none";
          return style.forcedColorAdjust === "none" || (isBox && !isText && style.borderLeftWidth === "0px");
        })
        .map((element) => element.outerHTML),
    );
    expect(faults, "icons and elements that keep their colors, and boxes without a border").toEqual([]);
  });
