import { forms, isAllowedSite } from "./content";
import { expect, test } from "./fixtures";
import { allPages, visit } from "./pageHelpers";

test("pages request nothing from sites that data/embeds.yaml does not name, and store no data in the browser", async ({
  page,
  context,
}) => {
  const thirdParty: string[] = [];
  const allowedHosts = Object.values(forms)
    .flatMap(({ address, script = "/" }) => [address, script])
    .map((address) => new URL(address, "http://127.0.0.1").hostname);
  page.on("request", (request) => {
    const { protocol, host, hostname } = new URL(request.url());
    const isKnown = [...allowedHosts, "127.0.0.1"].includes(hostname) || isAllowedSite(host);
    if (protocol !== "data:" && !isKnown) thirdParty.push(request.url());
  });
  for (const path of allPages) {
    await visit(page, path);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }
  expect(thirdParty).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
