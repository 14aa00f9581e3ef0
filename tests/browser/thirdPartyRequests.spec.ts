import { otherSites } from "../../plugins/hosting/contentSecurityPolicy";
import { forms } from "./content";
import { expect, test } from "./fixtures";
import { allPages, visit } from "./site";

test("no page asks a site that is not the lead provider's or in the policy's list, and none keeps anything in the browser", async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  const providers = Object.values(forms)
    .flatMap(({ address, script = "/" }) => [address, script])
    .concat(...Object.values(otherSites))
    .map((address) => new URL(address, "http://127.0.0.1").hostname);
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== "data:" && ![...providers, "127.0.0.1"].includes(hostname)) foreign.push(request.url());
  });
  for (const path of allPages) {
    await visit(page, path);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
