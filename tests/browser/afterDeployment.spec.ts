import { type Server, serveSite } from "../../scripts/serve";
import { builtFixtureSite } from "../support/fixtureSite";
import { expect, test } from "./fixtures";
import { deferredScript, holdDeferredScript, phoneLink } from "./pageHelpers";
import { survey } from "./providerFormHelpers";

let site: Server;
// The old page's script, photos and icons are missing.
test.use({ allowedMessages: /^(Failed to load resource|Refused to execute script)/ });
test.afterEach(() => site.close());

// On deployment, hosts such as Netlify delete the old build's files. Open pages may still need these files.
test("a page opened just before a deployment still has its survey, and its links open the new site", async ({
  page,
}) => {
  site = await serveSite({ dir: builtFixtureSite() });
  const release = await holdDeferredScript(page);
  await page.goto(`${site.address}/#quote`, { waitUntil: "domcontentloaded" });
  const response = page.waitForResponse((response) => deferredScript.test(response.url()));
  await site.close();
  site = await serveSite({ dir: "public", port: Number(new URL(site.address).port) });
  release();
  expect((await response).status()).toBe(404);
  // Less than the 8 seconds after which the survey would load anyway.
  await survey(page).contentFrame().locator("input").first().fill("typed", { timeout: 5000 });
  await page.locator("#quote [command=close]").press("Enter");
  await page.getByRole("contentinfo").getByRole("link", { name: "Company Directory" }).press("Enter");
  await expect(page).toHaveURL(/\/directory$/);
  await expect(page.locator(`a[href="${phoneLink}"]`)).toHaveCount(0);
});
