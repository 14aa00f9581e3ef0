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
} from "./site";

test.use({ viewport: phoneSize });

test("the menu has the same links as the header, the logo, the phone, the address and the review button", async ({
  page,
}) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  const navigation = opened.getByRole("navigation");
  const links = layout.navigation.map(({ name }) => name);
  const promised = ["Insurance Products", "About Us", "Directory", "Get a Quote", "Contact"];
  expect(links.filter((name) => promised.includes(name))).toEqual(promised);
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
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test(`the menu is ${width} px wide and stands at the right edge, over the whole height`, async ({
      page,
    }) => {
      await visit(page, pages.home);
      const box = await (await openMenu(page)).boundingBox();
      expect(box).toEqual({ x: viewport.width - width, y: 0, width, height: viewport.height });
    });
  });
}

test("choosing a section in the menu closes it and leads there", async ({ page }) => {
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
    await expect(page.locator(hash)).toBeInViewport();
  }
});

test("Escape, its close button and a press beside it close the menu; a press in it does not", async ({
  page,
}) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await expectFocusWithin(opened);
  // Its inner edge, where no link is.
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

test("the menu closes when the window grows to desktop width, where the header has the links", async ({
  page,
}) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await page.setViewportSize(desktopSize);
  await expect(opened).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
  // Not only out of sight: the page is free again.
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
  await expect(quoteDialog(page)).toBeVisible();
});

test("going back closes the menu, on the page that one comes back to", async ({ page }) => {
  await visit(page, pages.home);
  await (await openMenu(page)).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/#about");
  const opened = await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(opened).toBeHidden();
});

test("printing on a sheet that lies on its side leaves the menu open", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await page.pdf({ format: "Letter", landscape: true });
  await expect(opened).toBeVisible();
});

test.describe("on a short phone", () => {
  test.use({ viewport: { width: 390, height: 400 } });
  test("everything in the menu can be reached by scrolling in it", async ({ page }) => {
    await visit(page, pages.home);
    const opened = await openMenu(page);
    const last = opened.getByText(address, { exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test.describe("with scripting off", () => {
  test.use({ javaScriptEnabled: false });
  test("the menu stays in sight when the window grows to desktop width, so that its visitor can close it", async ({
    page,
  }) => {
    await page.goto(pages.home);
    const opened = await openMenu(page);
    await page.setViewportSize(desktopSize);
    await opened.getByRole("button", { name: layout.menu.close }).click();
    await expect(opened).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/#contact");
  });
});
