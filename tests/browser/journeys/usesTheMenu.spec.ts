import { desktopSize } from "../pageHelpers";
import { journey, test, type Visitor } from "./journey";

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.clicks("header button[commandfor=menu]");
  await visitor.seesDialog("menu");
}

journey(({ hasMenu, scripting }) => {
  if (!hasMenu) return;

  test("the menu closes with Escape, its close button or a click outside", async ({ visitor }) => {
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

  test("a menu link scrolls to its section, and 'Get a Quote' opens the survey", async ({ visitor }) => {
    await visitor.opens("/");
    // Without JavaScript, the menu has no links to sections, because links would not close the menu.
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

  test("if the window is widened to desktop size, the open menu closes; without JavaScript, it stays open, and its close button works", async ({
    visitor,
  }) => {
    await visitor.opens("/");
    await openMenu(visitor);
    await visitor.page.setViewportSize(desktopSize);
    if (!scripting) await visitor.clicks("#menu button[command=close]");
    await visitor.seesNoDialog();
  });
});
