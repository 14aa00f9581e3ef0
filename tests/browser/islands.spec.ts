import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdRequests } from "./pageHelpers";

// The two islands of tests/support/islands on the page /about/team.

test.use({ allowedMessages: /React error #418|below zero|Failed to/ });

const islandCode = /\/static\/island-/;
const open = (page: Page) => page.goto("/about/team", { waitUntil: "networkidle" });
const counter = (page: Page, order = 0) => page.locator("site-island").nth(order);
const more = (page: Page, order = 0) => counter(page, order).getByRole("button").first();
const name = (page: Page) => counter(page).getByRole("textbox");

/** Waits until an island is hydrated: earlier input into its field is repeated then. */
async function hydrated(page: Page): Promise<void> {
  await name(page).fill("amelia");
  await expect(counter(page).getByRole("status")).toHaveText("AMELIA");
}

test("an island is hydrated near the screen, and works with its own styles until an error stops it alone", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => islandCode.test(request.url()) && requested.push(request.url()));
  await open(page);
  await expect(more(page)).toHaveText("More than 3");
  expect(requested, "requests for the island before it is near").toEqual([]);
  await more(page).scrollIntoViewIfNeeded();
  await hydrated(page);
  await more(page).click();
  await expect(more(page)).toHaveText("More than 4");
  await expect(more(page)).toHaveCSS("letter-spacing", "3px");
  await counter(page).getByRole("button", { name: "Break" }).click();
  await expect(more(page), "the island that failed").toHaveText("More than 4");
  await expect(name(page)).toHaveValue("amelia");
  await more(page, 1).click();
  await expect(more(page, 1), "the other island").toHaveText("More than 31");
});

test("what a visitor presses and types before an island is hydrated takes effect afterwards", async ({
  page,
}) => {
  const release = await holdRequests(page, islandCode);
  await open(page);
  await name(page).fill("joe");
  await more(page).click();
  await expect(more(page)).toHaveText("More than 3");
  release();
  await expect(more(page)).toHaveText("More than 4");
  await expect(counter(page).getByRole("status")).toHaveText("JOE");
  await expect(name(page)).toHaveValue("joe");
});

for (const [what, code] of [
  ["the script that loads islands", /\/static\/islands-/],
  ["an island's code", islandCode],
] as const)
  test(`after a failed request for ${what}, the island stays as built, and a later touch requests it again`, async ({
    page,
  }) => {
    await page.route(code, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => code.test(request.url()));
    await open(page);
    await more(page).scrollIntoViewIfNeeded();
    await failed;
    await page.unroute(code);
    await expect(async () => {
      await more(page).click();
      await expect(more(page)).not.toHaveText("More than 3", { timeout: 1000 });
    }).toPass();
  });

test("an island that a translation has changed before hydration is rendered anew, and works", async ({
  page,
}) => {
  const release = await holdRequests(page, islandCode);
  await open(page);
  await more(page).evaluate((button) => button.firstChild?.replaceWith("Más de "));
  await more(page).scrollIntoViewIfNeeded();
  release();
  await expect(more(page)).toHaveText("More than 3");
  await more(page).click();
  await expect(more(page)).toHaveText("More than 4");
});

test("a number with translate=no goes on changing in an island that is translated after hydration", async ({
  page,
}) => {
  await open(page);
  await more(page).scrollIntoViewIfNeeded();
  await hydrated(page);
  // As Chrome translates: the words are wrapped, and their text nodes are gone.
  await more(page).evaluate((button) => {
    const font = document.createElement("font");
    font.textContent = "Más de ";
    button.firstChild?.replaceWith(font);
  });
  await more(page).click();
  await expect(more(page)).toHaveText("Más de 4");
});
