import { address, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  agencyName,
  desktopSize,
  expectFocusWithin,
  menuButton,
  openMenu,
  pages,
  phone,
  phoneLink,
  phoneSize,
  quoteDialog,
  visit,
} from "./pageHelpers";

test.use({ viewport: phoneSize });

test("the menu has the header's links and the agency's contact details", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  const navigation = opened.getByRole("navigation");
  const links = layout.navigation.map(({ name }) => name);
  const specified = ["Insurance Products", "About Us", "Directory", "Get a Quote", "Contact"];
  expect(links.filter((name) => specified.includes(name))).toEqual(specified);
  await expect(navigation.getByRole("listitem")).toHaveText(links);
  await expect(navigation.getByRole("button")).toHaveText(["Get a Quote"]);
  await expect(opened.getByText(agencyName.split(" ")[0] ?? "").first()).toBeVisible();
  await expect(opened.getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink);
  await expect(opened.getByText(address, { exact: true })).toBeVisible();
  await expect(opened.getByRole("button", { name: "Get Free Insurance Review" })).toBeVisible();
});

for (const [viewport, width] of [
  [{ width: 639, height: 800 }, 300],
  [{ width: 640, height: 800 }, 400],
] as const) {
  test.describe(() => {
    test.use({ viewport });
    test(`at ${viewport.width} px, the menu is ${width} px wide and at the right edge`, async ({ page }) => {
      await visit(page, pages.home);
      const box = await (await openMenu(page)).boundingBox();
      expect(box).toEqual({ x: viewport.width - width, y: 0, width, height: viewport.height });
    });
  });
}

test("a section link in the menu closes the menu and scrolls to the section", async ({ page }) => {
  await visit(page, pages.home);
  for (const [choice, hash] of [
    ["Insurance Products", "#products"],
    ["About Us", "#about"],
    ["Contact", "#contact"],
  ] as const) {
    const opened = await openMenu(page);
    await opened.getByRole("link", { name: choice }).click();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(`/${hash}`);
    await expect(page.locator(hash)).toBeFocused();
    await expect(page.locator(hash)).toBeInViewport();
  }
});

test("Escape, close button and backdrop close the menu; a click in the menu does not", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await expectFocusWithin(opened);
  // Clicks the menu's left padding, where there is no link.
  await opened.click({ position: { x: 4, y: 300 } });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => opened.getByRole("button", { name: layout.menu.close }).click(),
    () => page.mouse.click(30, 400),
  ]) {
    await expect(opened).toBeVisible();
    await close();
    await expect(opened).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
  }
});

test("the menu closes when the viewport grows to desktop width", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await page.setViewportSize(desktopSize);
  await expect(opened).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
  // Clicks a button of the page, which fails while the modal menu makes the page inert.
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
  await expect(quoteDialog(page)).toBeVisible();
});

test("printing in landscape format, whose layout is wider, does not close the menu", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await page.pdf({ format: "Letter", landscape: true });
  await expect(opened).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("with scripting off, an open menu stays closable at desktop width", async ({ page }) => {
    await page.goto(pages.home);
    const opened = await openMenu(page);
    await page.setViewportSize(desktopSize);
    await opened.getByRole("button", { name: layout.menu.close }).click();
    await expect(opened).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/#contact");
  });
});
