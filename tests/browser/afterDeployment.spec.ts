import { type Server, serveSite } from "../../scripts/serve";
import { builtFixtureSite } from "../support/fixtureSite";
import { quoteCloseButton, quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { deferredScript, holdDeferredScript } from "./pageHelpers";

// On deployment, hosts such as Netlify delete the old build's files. Open pages may still need these files.

let site: Server;
test.use({
  // Allows the old page's console errors: its files are missing, and the new CSP forbids framing its forms.
  allowedMessages: /^(Failed to load resource|Refused to (execute script|apply style)|Framing )/,
});
test.afterEach(() => site.close());

test("a page loaded before a deployment still works, and its links open the new site", async ({ page }) => {
  site = await serveSite({ dir: "public", port: 0 });
  const release = await holdDeferredScript(page);
  await page.goto(site.address, { waitUntil: "domcontentloaded" });
  const response = page.waitForResponse((response) => deferredScript.test(response.url()));
  await site.close();
  site = await serveSite({ dir: builtFixtureSite(), port: Number(new URL(site.address).port) });
  release();
  await response;
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
  await expect(quoteDialog(page)).toBeVisible();
  await quoteCloseButton(page).press("Enter");
  await expect(quoteDialog(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Company Directory" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
  await expect(page.locator('a[href="tel:+19285550177"]').first()).toBeVisible();
});
