import { expect, test } from "./fixtures";
import { allPages, pages } from "./pageHelpers";

// Tests prefetching and prerendering by src/browser/speculationRules.ts, and view transitions between pages.

test("hovering a link prefetches the linked page, and a click uses that response", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const ready = new Promise<void>((resolve) =>
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready" && prefetchUrl.endsWith(pages.directory)) resolve();
    }),
  );
  await page.goto(pages.home);
  const link = page.getByRole("banner").getByRole("link", { name: "Directory" });
  await link.hover();
  await ready;
  await link.click();
  await expect(page).toHaveURL(pages.directory);
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType("navigation") as { deliveryType?: string }[])[0]?.deliveryType,
  );
  expect(delivery).toBe("navigational-prefetch");
});

test("only this site's own pages are prefetched or prerendered, and no files", async ({ page }) => {
  await page.route(pages.home, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace("</main>", '<a href="/claim-form.pdf">Form</a></main>');
    await route.fulfill({ response, body: html });
  });
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

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion } });
    test(`a link starts a view transition unless motion is reduced: ${reducedMotion}`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener("pagereveal", ({ viewTransition }) => {
          Object.assign(window, { hadTransition: viewTransition !== null });
        });
      });
      await page.goto(pages.directory);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
      await expect(page).toHaveURL(pages.privacy);
      const hadTransition = () => page.evaluate(() => (window as { hadTransition?: boolean }).hadTransition);
      await expect.poll(hadTransition).toBe(reducedMotion !== "reduce");
    });
  });
}
