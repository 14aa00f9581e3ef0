import { menu, menuButton, quoteCloseButton, quoteDialog, waitForClicks } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { pages, phoneSize, visit } from "./pageHelpers";
import { survey } from "./providerFormHelpers";

test.use({ viewport: phoneSize });

for (const support of ["with", "without"])
  test(`in browsers ${support} commandfor/closedby, a double click's second click neither closes what the first click opened nor presses what lies below`, async ({
    page,
  }) => {
    await page.addInitScript((isSupported) => {
      if (isSupported) return;
      document.addEventListener("command", (event) => event.preventDefault(), true);
      for (const name of ["command", "commandForElement"])
        Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    }, support === "with");
    await visit(page, pages.home);
    await menuButton(page).dblclick();
    await waitForClicks(page);
    await expect(menu(page)).toBeVisible();

    // Puts a button over the whole page, but below open dialogs.
    const style = "position: fixed; inset: 0; z-index: 9; width: 100%";
    const html = `<button commandfor="quote" command="show-modal" style="${style}">Below</button>`;
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), html);
    const openDialogs = page.locator("dialog[open]");
    await menu(page).getByRole("link", { name: "About Us" }).dblclick();
    await waitForClicks(page);
    await expect(openDialogs).toHaveCount(0);
    await expect(page).toHaveURL("/#about");

    const review = page.locator("#about button[commandfor=quote]");
    await review.press("Enter");
    await waitForClicks(page);
    await expect(survey(page)).toBeVisible();
    const form = (await survey(page).boundingBox()) ?? { x: 0, y: 0 };
    await quoteCloseButton(page).dblclick();
    await waitForClicks(page);
    await expect(openDialogs).toHaveCount(0);
    await expect(review, "the focus returns").toBeFocused();

    await page.mouse.dblclick(form.x + 20, form.y + 20);
    await waitForClicks(page);
    await expect(quoteDialog(page)).toBeVisible();
    await expect(survey(page), "the form is not clicked").not.toBeFocused();
    await page.mouse.dblclick(4, 200);
    await waitForClicks(page);
    await expect(openDialogs).toHaveCount(0);
  });
