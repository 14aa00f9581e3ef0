import { otherSites } from "../../plugins/hosting/contentSecurityPolicy";
import { forms, home } from "./content";
import { expect, test } from "./fixtures";
import { allPages, scriptsReady, visit } from "./site";

/** The headings of the pages that the specification names. */
const titles: Record<string, string> = {
  "/": home.hero.headline,
  "/directory": "Company Directory",
  "/privacy-policy": "Privacy Policy",
  "/terms-and-conditions": "Terms and Conditions",
};

for (const path of allPages) {
  test(`${path} answers, and says what it is`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[path] ?? /./);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await scriptsReady(page);
  });
}

for (const path of allPages.filter((path) => path !== "/")) {
  test(`${path}/ answers with the same page; the address without the slash is canonical`, async ({
    page,
  }) => {
    await visit(page, `${path}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[path] ?? /./);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(String(canonical)).pathname).toBe(path);
  });
}

test.use({ allowedMessages: /404/ });

test("every page has one main heading, one main part, and a footer", async ({ page }) => {
  for (const path of [...allPages, "/no-such-page"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(page.getByRole("banner")).toHaveCount(1);
  }
});
test("the product calls no server but its own, the lead provider's and those in its policy's list, and keeps nothing in the browser", async ({
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
