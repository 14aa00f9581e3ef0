import { createServer } from "node:http";
import { type Site, serveSite } from "../../scripts/serveSite";
import { builtOtherAgency, otherPhone } from "../support/otherAgency";
import { expect, test } from "./fixtures";
import { deferredScript, holdDeferredScript, quoteCloseButton, quoteDialog, visit } from "./pageHelpers";

// Tests pages that are open during a deployment, which on hosts such as Netlify deletes all files of the old build.

let site: Site;

test.describe.configure({ mode: "serial" });
test.use({
  // Allows messages about missing files, and about the old forms ("Framing"), which the new build's CSP forbids.
  allowedMessages: /^(Failed to load resource|Refused to (execute script|apply style)|Framing )/,
  ignoreHTTPSErrors: true,
});

test.beforeEach(async () => {
  site = await serveSite({ dir: "public", port: 0 });
});
test.afterEach(() => site.close());

async function deployNewBuild(): Promise<void> {
  const port = Number(new URL(site.address).port);
  await site.close();
  site = await serveSite({ dir: builtOtherAgency(), port });
}

const newNumber = `a[href="tel:+1${otherPhone}"]`;

test("after a deployment, links on an open page lead to pages of the new build", async ({ page }) => {
  await visit(page, site.address);
  await deployNewBuild();
  await page.getByRole("contentinfo").getByRole("link", { name: "Company Directory" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
  await expect(page.locator(newNumber).first()).toBeVisible();
});

test("a page whose deferred script a deployment has deleted keeps working", async ({ page }) => {
  const release = await holdDeferredScript(page);
  await page.goto(site.address, { waitUntil: "commit" });
  const response = page.waitForResponse((response) => deferredScript.test(response.url()));
  await deployNewBuild();
  release();
  await response;
  const quote = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await quote.click();
  await expect(quoteDialog(page)).toBeVisible();
  await quoteCloseButton(page).click();
  await expect(quoteDialog(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Company Directory" }).click();
  await expect(page.locator(newNumber).first()).toBeVisible();
});

test("a browser that has the service worker of an earlier site shows this site at the next visit", async ({
  page,
}) => {
  const port = Number(new URL(site.address).port);
  const oldPage = "<title>Old</title><script>navigator.serviceWorker.register('/sw.js')</script>";
  const oldWorker = `const page = () => new Response("<title>Old</title>", { headers: { "Content-Type": "text/html" } });
    self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener("fetch", (event) => event.respondWith(page()));`;
  const oldSite = createServer(({ url }, response) => {
    response.setHeader("Content-Type", url === "/sw.js" ? "text/javascript" : "text/html");
    response.end(url === "/sw.js" ? oldWorker : oldPage);
  });
  await site.close();
  await new Promise<void>((listening) => oldSite.listen(port, "127.0.0.1", listening));
  await page.goto(site.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  oldSite.closeAllConnections();
  await new Promise((closed) => oldSite.close(closed));

  site = await serveSite({ dir: "public", port });
  await page.goto(`${site.address}/directory`);
  await expect(page).toHaveTitle("Old");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
});
