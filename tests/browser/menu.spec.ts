import { address, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  agencyName,
  deskSize,
  expectFocusIn,
  menu,
  menuButton,
  openMenu,
  pages,
  phone,
  phoneLink,
  phoneSize,
  quoteDialog,
  still,
  tabletSize,
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
  [phoneSize, 300],
  [{ width: 639, height: 800 }, 300],
  [{ width: 640, height: 800 }, 400],
  [tabletSize, 400],
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

for (const [choice, hash] of [
  ["Insurance Products", "#products"],
  ["About Us", "#about"],
  ["Contact", "#contact"],
] as const) {
  test(`choosing '${choice}' closes the menu and leads to ${hash}`, async ({ page }) => {
    await visit(page, pages.home);
    const opened = await openMenu(page);
    await opened.getByRole("link", { name: choice }).click();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(`/${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
  });
}

test("choosing 'Directory' leads to the directory", async ({ page }) => {
  await visit(page, pages.home);
  await (await openMenu(page)).getByRole("link", { name: "Directory" }).click();
  await expect(page).toHaveURL("/directory");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
});

test("tapping the phone number closes it", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  // The tap must not start a call on the machine that runs the test.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await opened.getByRole("link", { name: phone }).click();
  await expect(opened).toBeHidden();
});

test("Escape closes it and gives the focus back to the button", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await expectFocusIn(opened);
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("its close button closes it and gives the focus back", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await opened.getByRole("button", { name: layout.menu.close }).click();
  await expect(opened).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("a press beside it closes it, a press in it does not", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  // Its inner edge, where no link is.
  await opened.click({ position: { x: 4, y: 300 } });
  await expect(opened).toBeVisible();
  await page.mouse.click(30, 400);
  await expect(opened).toBeHidden();
});

test("it closes when the window grows to desktop width, where the header has the links", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await page.setViewportSize(deskSize);
  await expect(opened).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Insurance Products" })).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  // Not only out of sight: the page is free again, and a narrow window starts with a closed menu.
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
  await expect(quoteDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize(phoneSize);
  await expect(menu(page)).toBeHidden();
});

test("going back closes it, on the page that one comes back to", async ({ page }) => {
  await visit(page, pages.home);
  await (await openMenu(page)).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/#about");
  const opened = await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(opened).toBeHidden();
});

test("printing on a sheet that lies on its side leaves it open", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await page.pdf({ format: "Letter", landscape: true });
  await expect(opened).toBeVisible();
});

test("turning the phone while it is open loses nobody's place on the page", async ({ page }) => {
  await visit(page, pages.home);
  const place = () => page.evaluate(() => scrollY);
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const turned = { width: phoneSize.height, height: phoneSize.width };
  await page.setViewportSize(turned);
  const lengthTurned = await length();
  await page.setViewportSize(phoneSize);
  await page.evaluate(() => document.querySelector("#contact")?.scrollIntoView());
  const before = await place();
  // By the pointer alone: Playwright's `click` scrolls to a button of the header first.
  const box = await menuButton(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { delay: 100 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize(turned);
  await expect.poll(length).toBe(lengthTurned);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize(phoneSize);
  await expect.poll(place).toBe(before);
});

test("the page behind it does not scroll", async ({ page }) => {
  await visit(page, pages.home);
  const opened = await openMenu(page);
  await page.mouse.move(30, 400);
  await page.mouse.wheel(0, 700);
  await still(opened);
  expect(await page.evaluate(() => scrollY)).toBe(0);
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
  test("it stays in sight when the window grows to desktop width, so that its visitor can close it", async ({
    page,
  }) => {
    await page.goto(pages.home);
    const opened = await openMenu(page);
    await page.setViewportSize(deskSize);
    await opened.getByRole("button", { name: layout.menu.close }).click();
    await expect(opened).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/#contact");
  });
});
