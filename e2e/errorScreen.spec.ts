import type { Page } from "@playwright/test";
import { errorScreen, layout } from "./content";
import { expect, test } from "./fixtures";
import { pages, phoneLink } from "./site";

// React reports the error that the error screen shows, and Gatsby what follows from it.
test.use({ allowedMessages: /./ });

/** Serves a page's data with a hole, so that rendering it throws. */
async function breakPage(
  page: Page,
  name: string,
  hole: (data: Record<string, never>) => void,
): Promise<void> {
  await page.route(`**/page-data/${name}/page-data.json`, async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    hole(json.result.data);
    await route.fulfill({ response: answer, json });
  });
}

test("an unexpected application error leads to 'Unexpected Application Error!' and the error's message", async ({
  page,
}) => {
  await breakPage(page, "index", (data) => {
    Object.assign(data, { allTestimonial: null });
  });
  await page.goto(pages.home);
  const screen = page.getByRole("main").filter({ has: page.getByRole("alert") });
  await expect(
    screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
  ).toBeVisible();
  await expect(screen.getByText(/null/)).toBeVisible();
  await expect(screen.getByText(errorScreen.text, { exact: true })).toBeVisible();
  await expect(screen.getByRole("link", { name: layout.actions.call })).toHaveAttribute("href", phoneLink);
});

test("it catches errors of what stands around every page, too", async ({ page }) => {
  await breakPage(page, "privacy-policy", (data) => {
    Object.assign(data, { allCity: null });
  });
  await page.goto(pages.privacy);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
});

test("its button, which loads the page again, is a way out of it", async ({ page }) => {
  await breakPage(page, "directory", (data) => {
    Object.assign(data, { allAgent: null });
  });
  await page.goto(pages.directory);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: errorScreen.reloadButton }).click();
  await expect(page.getByRole("heading", { name: "Company Directory" })).toBeVisible();
});
