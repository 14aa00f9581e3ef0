import { expect, test } from "../fixtures";
import { everyPage, visit } from "../pageHelpers";

test("no page sets cookies or stores data about the visitor, even if scrolled to the end", async ({
  page,
  context,
}) => {
  for (const { title, url } of everyPage) {
    await visit(page, url);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < bottom; y += 600) await page.evaluate((top) => scrollTo(0, top), y);
    // On hydrated pages, Gatsby stores the scroll position: https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-react-router-scroll/src/session-storage.ts
    const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(
      stored.filter((key) => !key.startsWith("@@scroll")),
      title,
    ).toEqual([]);
    expect(await context.cookies(), title).toEqual([]);
  }
});
