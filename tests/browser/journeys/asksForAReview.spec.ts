import { expect, test } from "../fixtures";
import {
  formFrame,
  menu,
  menuButton,
  pages,
  phone,
  phoneLink,
  quoteCloseButton,
  quoteDialog,
} from "../pageHelpers";
import { journey } from "./journey";

const review = "Get Free Insurance Review";

journey(({ hasMenu, scripting }) => {
  test("a visitor starts the survey, and opens and closes the quote dialog", async ({ page }) => {
    await page.goto(pages.home);
    const hero = page.getByRole("main").getByRole("button", { name: review });
    await expect(hero).toBeInViewport({ ratio: 1 });
    await hero.click();

    const dialog = quoteDialog(page);
    await expect(dialog.getByRole("link", { name: phone, exact: true })).toHaveAttribute("href", phoneLink);
    const survey = formFrame(page, "survey").filter({ visible: true }).contentFrame();
    await survey.getByRole("radio").first().check();
    if (scripting) {
      await survey.getByRole("button", { name: "Next" }).click();
      await expect(survey.getByRole("progressbar")).toBeVisible();
    }

    // Closes the quote dialog, and opens it again by buttons further down the page.
    await quoteCloseButton(page).click();
    await expect(dialog).toBeHidden();
    for (const name of ["Calculate My Savings", "Request Free Consultation"]) {
      await page.getByRole("button", { name }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
    await page.getByRole("contentinfo").getByRole("button", { name: review }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(2, 2);
    await expect(dialog).toBeHidden();
  });

  test("a visitor opens the survey with 'Get a Quote' in the header or the menu", async ({ page }) => {
    await page.goto(pages.home);
    if (hasMenu) {
      await menuButton(page).click();
      // With scripting off, 'Get a Quote' is a link that reloads the page at the survey instead of a button.
      const entry = menu(page).getByRole(scripting ? "button" : "link", { name: "Get a Quote" });
      await entry.click();
      await expect(menu(page)).toBeHidden();
    } else {
      await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
    }
    await expect(quoteDialog(page)).toBeVisible();
    await expect(formFrame(page, "survey").filter({ visible: true })).toBeInViewport();
  });

  test("a visitor clicks 'Schedule Meeting', then fills in the contact form", async ({ page }) => {
    await page.goto(pages.home);
    await page.getByRole("listitem").filter({ hasText: "Schedule Meeting" }).getByRole("button").click();
    await expect(quoteDialog(page)).toBeVisible();
    await quoteCloseButton(page).click();

    const form = formFrame(page, "contact").filter({ visible: true }).contentFrame();
    await form.getByRole("textbox", { name: "Full name" }).fill("Ada");
    await expect(form.getByRole("textbox", { name: "Full name" })).toHaveValue("Ada");
  });
});
