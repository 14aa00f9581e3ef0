import { type Server, serveSite } from "../../scripts/serve";
import { runsReact } from "../support/builtPages";
import { builtFixtureSite } from "../support/fixtureSite";
import { expect, test } from "./fixtures";
import { phoneLink } from "./pageHelpers";
import { openQuote, survey } from "./providerFormHelpers";

// With React, an open page loads scripts that a deployment has replaced.
test.skip(runsReact);

let site: Server;
// Allows failed requests, because the page may request photos and icons that the new deployment has deleted.
test.use({ allowedMessages: /^Failed to load resource/ });
test.afterEach(() => site?.close());

// On each deployment, hosts such as Netlify delete the old build's files, but open pages may still request these files.
test("on a page opened just before a deployment, the quote form still loads, and links open the new version of the site", async ({
  page,
}) => {
  site = await serveSite({ dir: builtFixtureSite() });
  await page.goto(site.address, { waitUntil: "domcontentloaded" });
  await site.close();
  site = await serveSite({ dir: "public", port: Number(new URL(site.address).port) });
  await openQuote(page);
  await survey(page).contentFrame().locator("input").first().fill("typed");
  await page.locator("#quote [command=close]").press("Enter");
  await page.getByRole("contentinfo").getByRole("link", { name: "Company Directory" }).press("Enter");
  await expect(page).toHaveURL(/\/directory$/);
  await expect(page.locator(`a[href="${phoneLink}"]`)).toHaveCount(0);
});
