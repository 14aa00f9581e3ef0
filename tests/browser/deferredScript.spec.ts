import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { quoteCloseButton } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { deferredScript, pages } from "./pageHelpers";
import { formContainer } from "./providerFormHelpers";

test("scripts work on a translation proxy that adds a <base>", async ({ page, baseURL }) => {
  const html = await (await page.request.get(pages.directory)).text();
  const base = `<head><base href="${baseURL}/">`;
  const proxy = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html").end(html.replace("<head>", base));
  }).listen(0);
  await once(proxy, "listening");
  const address = `http://localhost:${(proxy.address() as AddressInfo).port}/directory`;
  await page.goto(`${address}#Quote`);
  await quoteCloseButton(page).click();
  await expect(page).toHaveURL(address);
  proxy.close();
});

test.describe(() => {
  test.use({ allowedMessages: /net::ERR_FAILED/ });

  test("if the deferred script fails, a phone link replaces a form after 8 seconds", async ({ page }) => {
    await page.route(deferredScript, (route) => route.abort());
    await page.goto(pages.home);
    const container = formContainer(page, "contact");
    const call = container.locator("[data-unresponsive]").getByRole("link", { name: "Call (928) 555-0177" });
    await expect(call).toBeHidden();
    const ends = await container.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => {
        animation.finish();
        return animation.effect?.getComputedTiming().endTime;
      }),
    );
    expect(ends, "end times of the CSS animations in milliseconds").toEqual([8000, 8000]);
    await expect(call).toBeVisible();
    await expect(container.locator("[aria-hidden]").first()).toBeHidden();
  });
});
