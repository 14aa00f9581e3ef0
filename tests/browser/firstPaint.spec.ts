import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { expect, test } from "./fixtures";
import { phoneSize, siteFolder } from "./pageHelpers";

test.use({ viewport: phoneSize });

test("first paint waits for all HTML above the fold, which prevents layout shifts", async ({ page }) => {
  const html = readFileSync(`${siteFolder}/index.html`, "utf8");
  const half = html.indexOf("</h1>");
  const files = sirv(siteFolder);
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url !== "/") {
      files(request, response);
      return;
    }
    response.setHeader("content-type", "text/html");
    response.write(html.slice(0, half));
    sendRest = () => response.end(html.slice(half));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
  try {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: "commit" });
    await page.locator("h1").waitFor({ state: "attached" });
    // Sends a hundred requests, to give the browser enough time for several paints, of which it must do none.
    await page.evaluate(async () => {
      for (let i = 0; i < 100; i++) await fetch("/robots.txt", { cache: "no-store" });
    });
    expect(await paints()).toBe(0);
    sendRest();
    await expect.poll(paints).toBeGreaterThan(0);
  } finally {
    // Closes the page before the server, or the page would log errors about images that were not sent.
    await page.close();
    server.closeAllConnections();
    server.close();
  }
});
