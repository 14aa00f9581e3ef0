import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdRequests } from "./pageHelpers";

// Tests the islands in tests/islands, which the fixture site shows on the page /about/team.

test.use({ allowedMessages: /React error #418|below zero|Failed to/ });

const islandCode = /\/static\/island-Counter/;
const open = (page: Page) => page.goto("/about/team", { waitUntil: "networkidle" });
const counter = (page: Page, order = 0) => page.locator("site-island").nth(order);
const more = (page: Page, order = 0) => counter(page, order).getByRole("button").first();
const name = (page: Page) => counter(page).getByRole("textbox");

test("islands hydrate near the viewport, and an error in one does not break another", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => islandCode.test(request.url()) && requested.push(request.url()));
  await open(page);
  await expect(more(page)).toHaveText("More than 3");
  expect(requested, "requests for the island before it is near").toEqual([]);
  const near = page.waitForRequest(islandCode);
  await more(page).scrollIntoViewIfNeeded();
  await near;
  await more(page).click();
  await expect(more(page)).toHaveText("More than 4");
  await expect(more(page)).toHaveCSS("letter-spacing", "3px");
  await name(page).fill("amelia");
  await expect(counter(page).getByRole("status")).toHaveText("AMELIA");
  await counter(page).getByRole("button", { name: "Break" }).click();
  await expect(name(page), "the island that failed").toHaveCount(0);
  await more(page, 1).click();
  await expect(more(page, 1), "the other island").toHaveText("More than 31");
});

test("a click on an island before hydration takes effect after hydration", async ({ page }) => {
  const release = await holdRequests(page, islandCode);
  await open(page);
  await more(page).click();
  await expect(more(page)).toHaveText("More than 3");
  release();
  await expect(more(page)).toHaveText("More than 4");
});

test("an initially hidden island that uses React.lazy() hydrates after page load", async ({ page }) => {
  await open(page);
  await expect(page.getByText("The office opens late today.")).toBeVisible();
});

test("if an island's code fails to load, the next click requests the code again", async ({ page }) => {
  await page.route(islandCode, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => islandCode.test(request.url()));
  await open(page);
  await more(page).scrollIntoViewIfNeeded();
  await failed;
  await page.unroute(islandCode);
  await expect(async () => {
    await more(page).click();
    await expect(more(page)).not.toHaveText("More than 3", { timeout: 1000 });
  }).toPass();
});

test("an island translated before hydration is re-rendered, and still works", async ({ page }) => {
  const release = await holdRequests(page, islandCode);
  await open(page);
  await more(page).evaluate((button) => button.firstChild?.replaceWith("Más de "));
  await more(page).scrollIntoViewIfNeeded();
  release();
  await expect(more(page)).toHaveText("More than 3");
  await more(page).click();
  await expect(more(page)).toHaveText("More than 4");
});
