import { expect, test } from "./fixtures";
import { allPages, pages } from "./pageHelpers";

test("only this site's own pages are prefetched or prerendered", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const candidates = new Set<string>();
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources)
      candidates.add(`${key.action} ${new URL(key.url).origin}${new URL(key.url).pathname}`);
  });
  await session.send("Preload.enable");
  await page.goto(pages.home);
  const origin = new URL(page.url()).origin;
  const own = allPages.flatMap((path) => [`Prefetch ${origin}${path}`, `Prerender ${origin}${path}`]);
  await expect.poll(() => [...candidates].sort()).toEqual(own.sort());
});
