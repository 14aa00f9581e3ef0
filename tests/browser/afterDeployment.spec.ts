import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Site, serveSite } from "../../scripts/serve";
import { builtFixtureSite } from "../support/fixtureSite";
import { quoteCloseButton, quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { deferredScript, holdDeferredScript } from "./pageHelpers";

// On deployment, some hosts, such as Netlify, delete the old build's files. Pages loaded earlier may still need them.

let site: Site;
test.use({
  // Allows the old page's console errors: its files are missing, and its forms get the new CSP header.
  allowedMessages: /^(Failed to load resource|Refused to (execute script|apply style)|Framing )/,
});
test.afterEach(() => site.close());

test("a page opened before a deployment still works, and its links open the new build", async ({ page }) => {
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
  await quoteCloseButton(page).click();
  await expect(quoteDialog(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Company Directory" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
  await expect(page.locator('a[href="tel:+19285550177"]').first()).toBeVisible();
});

test("a service worker left by an earlier site is removed, so visitors see this site", async ({ page }) => {
  const oldPage = "<title>Old</title><script>navigator.serviceWorker.register('/pwa-sw.js')</script>";
  const oldWorker = `const page = () => new Response("<title>Old</title>", { headers: { "Content-Type": "text/html" } });
    self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener("fetch", (event) => event.respondWith(page()));`;
  const oldSite = createServer(({ url }, response) => {
    response.setHeader("Content-Type", url === "/pwa-sw.js" ? "text/javascript" : "text/html");
    response.end(url === "/pwa-sw.js" ? oldWorker : oldPage);
  }).listen(0, "127.0.0.1");
  await once(oldSite, "listening");
  const { port } = oldSite.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  oldSite.closeAllConnections();
  await new Promise((closed) => oldSite.close(closed));

  site = await serveSite({ dir: "public", port });
  await page.goto(`${site.address}/directory`);
  await expect(page).toHaveTitle("Old");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
});
