import { fixtureBuildTime } from "../support/fixtureSite";
import { openMenu, quoteDialog } from "./dialogHelpers";
import { expectAriaSnapshot } from "./expectAriaSnapshot";
import { expect, test } from "./fixtures";
import { desktopSize, pages, phoneSize, visit } from "./pageHelpers";

// Tests the home page as screen readers present it. tests/built/fixtureContent.test.tsx tests that the pages
// contain all texts and links in data/.

const mainNavigation = `navigation "Main navigation"
     link "About Us" → "#about"
     button "Get a Quote"
     link "Directory" → /directory
     link "Insurance Products" → "#products"
     link "Contact" → "#contact"
     link "Client Reviews" → "#testimonials"`;

test.use({ viewport: desktopSize });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(fixtureBuildTime);
  await visit(page, pages.home);
});

test("the header has the logo, the navigation, the phone number and a quote button", async ({ page }) => {
  await expectAriaSnapshot(
    page.getByRole("banner"),
    `link "Núñez, Ironwood & Daughters Insurance, home page" → /
     ${mainNavigation}
     link "(928) 555-0177" → tel:+19285550177
     button "Get Free Insurance Review"`,
  );
});

test("the hero has a headline, a quote button, a phone link, a rating, the open/closed status and the lead form", async ({
  page,
}) => {
  await expectAriaSnapshot(
    page.locator("main > section > div").first(),
    `heading "Insurance that holds up" [level=1]
     paragraph: We compare carriers in Las Vegas.
     button "Get Free Insurance Review"
     link "Call (928) 555-0177" → tel:+19285550177
     link "4.8/5 · 1204 Google reviews" → "#testimonials"
     paragraph: Open now, until 6:00 PM
     text: "Se habla español:"
     link "(928) 555-0161" → tel:+19285550161
     strong: Marisol Hernández-Montgomery, CIC, CPCU
     text: ", Agency Principal"
     paragraph: Four short lines.
     iframe
     text: Nothing is bound, changed or canceled until we confirm it.`,
  );
});

test("a product's card has a heading, features and a button, and only one product is 'Most popular'", async ({
  page,
}) => {
  const cards = page.locator("#products ul").first().locator("> li");
  await expectAriaSnapshot(
    cards.first(),
    `heading "Auto Insurance Most popular" [level=3]
     strong: Most popular
     paragraph: Cover for every car.
     listitem: Liability
     listitem: Glass
     button "Ask for a quote in two minutes"`,
  );
  await expect(page.getByText("Most popular")).toHaveCount(1);
});

test("the savings banner's text is over 200 px wide, even next to long button labels", async ({ page }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByText("Put your auto and home policies together.").boundingBox();
    expect(box?.width, `${width} px`).toBeGreaterThan(200);
  }
});

test("insurance carriers are grouped by type of insurance", async ({ page }) => {
  await expect(page.getByRole("region", { name: "Carriers we compare" }).getByRole("paragraph")).toHaveText([
    "Copper State Mutual",
    "Home, Auto: Basin & Range Casualty, Donaudampfschifffahrtsversicherungsgesellschaft, Ash",
    "Life: Joshua Tree Life",
  ]);
});

test("each review shows its author and source, plus its star rating and 'Verified Customer' if data/ contains them", async ({
  page,
}) => {
  const cards = page.locator("#testimonials ul").first().locator("> li");
  await expectAriaSnapshot(
    cards.nth(1),
    `figure "Ruben A. Verified Customer Mesa, AZ · Commercial Google, March 2026"
     img "Rated 4 out of 5"
     blockquote: “Certificates for my job sites come back the same afternoon.”
     strong: Ruben A.
     text: Verified Customer
     paragraph: Mesa, AZ · Commercial
     link "Google, March 2026" → https://google.example/reviews/2`,
  );
  await expect(cards.nth(2).getByRole("img")).toHaveCount(0);
  await expect(cards.nth(2).getByText("Verified Customer")).toHaveCount(0);
});

test("the contact section has three contact cards, the office hours and the holidays", async ({ page }) => {
  const contact = page.locator("#contact");
  await expectAriaSnapshot(
    contact.getByRole("list").first(),
    `heading "Call Us" [level=3]
     paragraph: The fastest way to an answer.
     link "Call Us (928) 555-0177" → tel:+19285550177
     text: Text (928) 555-0178
     text: "Se habla español:"
     link "(928) 555-0161" → tel:+19285550161
     heading "Email Us" [level=3]
     paragraph: Ask for a second opinion.
     link "Email Us hello@ironwood.example" → mailto:hello@ironwood.example
     heading "Schedule Meeting" [level=3]
     paragraph: By phone or by video.
     button "Schedule Meeting Schedule a meeting": Schedule a meeting`,
  );
  await expectAriaSnapshot(
    contact.getByRole("heading", { name: "Office Hours" }).locator(".."),
    `heading "Office Hours" [level=3]
     paragraph: Open now, until 6:00 PM
     term: Monday: 9:00 AM–6:00 PM
     term: Tuesday: 9:00 AM–12:00 PM, 1:00 PM–6:00 PM
     term: Wednesday: 8:00 AM–10:00 AM, 10:30 AM–12:00 PM, 1:00 PM–4:00 PM, 5:00 PM–7:00 PM
     term: Thursday: By appointment
     term: Friday: 6:00 PM–2:00 AM
     term: Saturday: 24/7
     term: Sunday: Closed
     term: Evenings: By appointment
     term: Emergency Claims (by carrier): 24/7
     paragraph: Thanksgiving Day Thu, Nov 28, 2030 closed
     group: Holidays and special hours`,
  );
});

test("on a phone, 'Report a claim' in the footer goes to the carriers' phone numbers", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await visit(page, pages.directory);
  await page.getByRole("link", { name: "Report a claim" }).click();
  await expect(page.locator("#claims")).toBeInViewport();
  await expect(page.getByRole("link", { name: "(800) 555-0111" })).toBeVisible();
});

test("the footer shows short product names, the license and the copyright year", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  const products = footer.getByRole("navigation", { name: "Insurance" }).getByRole("link");
  await expect(products.first()).toHaveText("Auto");
  await expect(products.nth(3)).toHaveText("Homeowners Insurance");
  const list = (text: string) => footer.getByRole("list").filter({ hasText: text });
  await expectAriaSnapshot(
    list("License #"),
    `link "Better Business Bureau Accredited" → https://bbb.example/ironwood
     listitem: Licensed Insurance Agency
     link "Member of the Chamber of Commerce" → https://chamber.example
     listitem: Trusted Choice
     link "Nevada License #NV-SAMPLE-000000" → https://licenses.example/nv`,
  );
  const copyright = "© 2030 Núñez, Ironwood & Daughters *Insurance* Agency_LLC. All rights reserved.";
  await expect(footer.getByText(copyright)).toBeVisible();
});

test("the quote dialog has a phone link, the number for text messages, the survey and a Close button", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Calculate My Savings" }).click();
  await expect(quoteDialog(page).locator("iframe")).toBeAttached();
  await expectAriaSnapshot(
    quoteDialog(page),
    `dialog "Get your FREE insurance review by Call or Text: (928) 555-0177 Text (928) 555-0178"
     heading "Get your FREE insurance review by Call or Text: (928) 555-0177 Text (928) 555-0178" [level=2]
     link "(928) 555-0177" → tel:+19285550177
     text: Text (928) 555-0178
     paragraph: Four questions.
     iframe
     text: Nothing is bound, changed or canceled until we confirm it.
     button "Close"`,
  );
});

test("the menu has a Close button, the navigation, the open/closed status, phone numbers and the address", async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  await expectAriaSnapshot(
    await openMenu(page),
    `dialog "Menu"
       text: Núñez, Ironwood & Daughters Insurance
       button "Close menu"
       ${mainNavigation}
       paragraph: Open now, until 6:00 PM
       button "Get Free Insurance Review"
       link "(928) 555-0177" → tel:+19285550177
       text: "Se habla español:"
       link "(928) 555-0161" → tel:+19285550161
       link "Report a claim" → "#claims"
       link "4100 Ocotillo Ridge Rd, #204, Las Vegas, NV (opens in a new tab)" → https://www.google.com/maps/search/?api=1&query=4100%20Ocotillo%20Ridge%20Rd%2C%20Las%20Vegas%2C%20NV%2089101-1234`,
  );
});

test("in a phone's viewport, the right arrow key scrolls the row of reviews", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const row = page.locator("#testimonials ul").first();
  await row.focus();
  await expect(row).toHaveAccessibleName("What Our Clients Say");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe(() => {
  test.use({ viewport: phoneSize, hasTouch: true, isMobile: true });
  test("on a touch screen, the number for text messages is a link that opens a text message", async ({
    page,
  }) => {
    for (const place of [page.locator("#products"), page.locator("#contact")])
      await expectAriaSnapshot(
        place.getByRole("link", { name: "Text" }),
        'link "Text (928) 555-0178" → sms:+19285550178',
      );
    await page.goto("/#quote");
    await expect(quoteDialog(page).getByRole("link")).toHaveText(["(928) 555-0177", "Text (928) 555-0178"]);
  });
});
