import { expect, test } from "./fixtures";
import { desktopSize, holdRequests, pages, tabletSize, visit } from "./pageHelpers";
import { contactForm, formContainer, leadForm } from "./providerFormHelpers";

test.use({ viewport: tabletSize });

test("on a tablet, the contact form loads when the visitor scrolls near it, and the hidden lead form never loads", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) requested.push(request.url());
  });
  await visit(page, pages.home);
  expect(requested, "forms requested before the visitor scrolls").toEqual([]);
  await formContainer(page, "contact").scrollIntoViewIfNeeded();
  await expect.poll(() => requested, "forms requested").toHaveLength(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(leadForm(page)).toBeHidden();
  expect(requested, "forms requested").toHaveLength(1);
});

// On a tablet, only the contact form loads. So in this test, no other form can scroll the page.
test("a form that loads off-screen and focuses a field does not scroll the page", async ({ page }) => {
  const script = `onload = () => {
      const field = document.querySelector("input");
      field.scrollIntoView();
      field.focus();
      parent.postMessage("loaded", "*");
    }`;
  const body = `<label style="display: block; padding-top: 900px">Name <input></label><script>${script}</script>`;
  await page.route(/contact-2/, (route) => route.fulfill({ contentType: "text/html", body }));
  await visit(page, pages.home);
  const box = formContainer(page, "contact");
  await box.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight - 300));
  const before = await page.evaluate(() => scrollY);
  await expect(box).toHaveAttribute("data-state", "arrived");
  await expect(page.locator("body")).toBeFocused();
  expect(await page.evaluate(() => scrollY), "scroll position").toBe(before);
  // The keyboard can still reach the form.
  const help = box.locator("xpath=following-sibling::p").getByRole("link").first();
  await help.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Shift+Tab");
  await expect(contactForm(page).contentFrame().getByLabel("Name")).toBeFocused();
});

test("on desktop, the layout does not shift when a form replaces its loading skeleton", async ({ page }) => {
  await page.setViewportSize(desktopSize);
  const body = '<h1>Form</h1><script>parent.postMessage("loaded", "*")</script>';
  await page.route(/lead-1/, (route) => route.fulfill({ contentType: "text/html", body }));
  const release = await holdRequests(page, /lead-1/);
  await page.goto(pages.home, { waitUntil: "domcontentloaded" });
  const frame = leadForm(page);
  await expect(frame).toHaveCSS("height", "600px");
  // Waits for the web font, because text may wrap differently in the fallback font.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const below = () => page.locator("#products").boundingBox();
  const before = await below();
  release();
  await expect(frame.contentFrame().getByRole("heading")).toBeVisible();
  expect(await below(), "place of the next section").toEqual(before);
});
