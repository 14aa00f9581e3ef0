import { desktopSize } from "../pageHelpers";
import { journey, test, type Visitor } from "./journey";

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.clicks("header button[commandfor=menu]");
  await visitor.seesDialog("menu");
}

journey(({ hasMenu, scripting }) => {
  if (!hasMenu) return;

  test("Escape, the close button and a click outside the menu close the menu", async ({ visitor }) => {
    await visitor.opens("/");
    for (const close of [
      () => visitor.page.keyboard.press("Escape"),
      () => visitor.clicks("#menu button[command=close]"),
      () => visitor.page.mouse.click(30, 400),
    ]) {
      await openMenu(visitor);
      await close();
      await visitor.seesNoDialog();
      await visitor.seesFocus("header button[commandfor=menu]");
    }
  });

  test("the menu's anchor links scroll the page, and 'Get a Quote' opens the survey", async ({ visitor }) => {
    await visitor.opens("/");
    // With JavaScript disabled, the menu has no links to sections, because it would not close.
    if (scripting) {
      await openMenu(visitor);
      await visitor.clicks("#menu a", "Contact");
      await visitor.seesNoDialog();
      await visitor.seesSection("#contact");
      await visitor.seesFocus("#contact");
    }
    await openMenu(visitor);
    await visitor.clicks("#menu nav button", "Get a Quote");
    await visitor.sees("the survey is visible", () =>
      document.querySelector("#quote iframe")?.checkVisibility({ visibilityProperty: true }),
    );
    if (scripting)
      await visitor.sees("the menu has closed", () => !document.querySelector("#menu")?.matches(":modal"));
  });

  test("after the window is widened to desktop size, the menu closes, or without JavaScript, can still be closed", async ({
    visitor,
  }) => {
    await visitor.opens("/");
    await openMenu(visitor);
    await visitor.page.setViewportSize(desktopSize);
    if (!scripting) await visitor.clicks("#menu button[command=close]");
    await visitor.seesNoDialog();
  });
});
