import { fixtureBuildTime } from "../support/fixtureSite";
import { openMenu, quoteDialog } from "./dialogHelpers";
import { expectAriaSnapshot } from "./expectAriaSnapshot";
import { expect, test } from "./fixtures";
import { desktopSize, pages, phoneSize, visit } from "./pageHelpers";

// Tests that the home page has all parts listed in docs/specification.md (Home page).

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

test("the header has the logo, the navigation, the phone number and a CTA", async ({ page }) => {
  await expectAriaSnapshot(
    page.getByRole("banner"),
    `link "Núñez, Ironwood & Daughters Insurance, home page" → /
     ${mainNavigation}
     link "(928) 555-0177" → tel:+19285550177
     button "Get Free Insurance Review"`,
  );
});

test("the hero has a headline, two CTAs, a rating, the lead form and trust badges", async ({ page }) => {
  await expectAriaSnapshot(
    page.locator("main > section").first(),
    `heading "Insurance that holds up" [level=1]
     paragraph: We compare carriers in Las Vegas.
     button "Get Free Insurance Review"
     link "Call (928) 555-0177" → tel:+19285550177
     link "4.8/5 · 1204 Google reviews" → "#testimonials"
     paragraph: Open now, until 6:00 PM
     text: "Se habla español: Marisol Hernández-Montgomery, CIC, CPCU,"
     link "(928) 555-0161 x101" → tel:+19285550161,101
     strong: Marisol Hernández-Montgomery, CIC, CPCU
     text: ", Agency Principal Four short lines. We answer today until 6:00 PM."
     iframe
     text: Nothing is bound, changed or canceled until we confirm it.
     strong: NV Licensed
     text: Licensed Agency
     strong: 48,000+
     text: Clients Protected
     strong: 60+
     text: Years Experience
     strong: Same Day
     text: Response Time
     strong: A+
     text: Rated
     strong: "1962"
     text: Founded`,
  );
});

test("the products section describes each product, and has a discount banner", async ({ page }) => {
  const products = page.locator("#products");
  const cards = products.locator("ul").first().locator("> li");
  await expect(cards).toHaveCount(12);
  await expectAriaSnapshot(
    cards.nth(0),
    `heading "Auto Insurance Most popular" [level=3]
     strong: Most popular
     paragraph: Cover for every car.
     listitem: Liability
     listitem: Glass
     button "Ask for a quote in two minutes"`,
  );
  await expect(cards.nth(2).getByRole("link")).toHaveAttribute("href", "/directory#licensed-agents");
  await expect(products.getByText("Most popular")).toHaveCount(1);
  await expect(products.getByText("A summary, not a policy.")).toBeVisible();
  await expectAriaSnapshot(
    products.getByRole("heading", { name: "Save up to" }).locator(".."),
    `heading "Save up to $500 when you bundle" [level=3]
     strong: $500
     text: when you bundle
     paragraph: Put your auto and home policies together.
     button "Calculate My Savings"
     link "Speak with Marisol Hernández-Montgomery, CIC, CPCU" → tel:+19285550161,101`,
  );
});

test("four steps and a sample policy explain the free policy review", async ({ page }) => {
  const products = page.locator("#products");
  await expect(products.locator("ol > li")).toHaveCount(4);
  const sheet = products.getByRole("figure", { name: "Homeowners policy Sample" });
  await expect(sheet.locator("dl > div")).toHaveCount(6);
  await expect(sheet.locator("dl > div").nth(1)).toHaveText(
    "RoofActual cash valueAsk: What would replacement cost add?",
  );
});

test("the about section introduces the agency's principal, and lists certifications", async ({ page }) => {
  const about = page.locator("#about");
  await expect(about.locator("h2")).toHaveText("Your Trusted Insurance Partner in Las Vegas");
  const card = about.getByRole("article");
  await expect(card.locator("blockquote")).toHaveText("“I would rather explain a policy twice.”");
  await expect(card.getByRole("img")).toHaveAccessibleName("Illustration of the agency principal");
  await expect(card.getByText("Agency Principal", { exact: true })).toBeVisible();
  await expect(card.locator("dd").first()).toHaveText("4100 Ocotillo Ridge Rd, #204, Las Vegas, NV");
  await expect(card.getByRole("link")).toHaveText("(928) 555-0161 x101");
  await expect(card.getByRole("link")).toHaveAttribute("href", "tel:+19285550161,101");
  await expect(card.getByRole("button")).toHaveText("Request Free Consultation");
  await expect(about.locator("ol li")).toHaveCount(7);
  await expect(about.locator("ul li")).toHaveText([
    "Life Insurance Expert",
    "Property & Casualty Specialist",
    "Commercial Insurance Certified",
    "Notary",
    "Bonds",
  ]);
  await expect(about.locator("a[href='#testimonials']")).toHaveText("Read Customer Reviews");
  await expect(about.locator("dl").last().locator("dt, dd")).toHaveText(
    "Years Experience,60+,Customer Rating,4.8/5,Clients Protected,48,000+,Response Time,Same Day,Agents,14".split(
      /,(?!000)/,
    ),
  );
});

test("insurance carriers are grouped by type of insurance", async ({ page }) => {
  await expect(page.getByRole("region", { name: "Carriers we compare" }).getByRole("paragraph")).toHaveText([
    "Copper State Mutual",
    "Home, Auto: Basin & Range Casualty, Donaudampfschifffahrtsversicherungsgesellschaft, Ash",
    "Life: Joshua Tree Life",
  ]);
});

test("each review shows its star rating, text, author and source", async ({ page }) => {
  const reviews = page.locator("#testimonials");
  const cards = reviews.locator("ul").first().locator("> li");
  await expect(cards).toHaveCount(9);
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
  await expect(reviews.getByText("4.8/5")).toBeVisible();
  const profile = reviews.locator("a[href='https://google.example/ironwood']").first();
  await expect(profile).toHaveText(/^\(1204 Google reviews\)/);
  await expect(reviews.getByRole("heading", { name: "Find us on" })).toBeVisible();
  const sites = ["Google", "Yelp", "Facebook", "Better Business Bureau", "Clearsurance"];
  await expect(reviews.locator("ul").last().getByRole("listitem")).toHaveText(sites);
  await expect(reviews.locator("ul").last().getByRole("link")).toHaveCount(3);
  const write = reviews.getByRole("link", { name: "Write a review on Google" });
  await expect(write).toHaveAttribute("href", "https://google.example/w");
});

test("the contact section has contact cards, a form, the address and office hours", async ({ page }) => {
  const contact = page.locator("#contact");
  await contact.locator("[data-frame]").scrollIntoViewIfNeeded();
  await expect(contact.locator("iframe")).toBeVisible();
  await expectAriaSnapshot(
    contact,
    `region "Talk to a person in Las Vegas"
     heading "Talk to a person in Las Vegas" [level=2]
     paragraph: Call, or write. DonaudampfschiffDonaudampfschiffDonaudampfschiffDonaudampfschiff.
     heading "Call Us" [level=3]
     paragraph: The fastest way to an answer.
     link "Call Us (928) 555-0177" → tel:+19285550177
     link "Text (928) 555-0178" → sms:+19285550178
     text: "Se habla español: Marisol Hernández-Montgomery, CIC, CPCU,"
     link "(928) 555-0161 x101" → tel:+19285550161,101
     heading "Email Us" [level=3]
     paragraph: Ask for a second opinion.
     link "Email Us hello@ironwood.example" → mailto:hello@ironwood.example
     heading "Schedule Meeting" [level=3]
     paragraph: By phone or by video.
     button "Schedule Meeting Schedule a meeting": Schedule a meeting
     heading "Send Us a Message" [level=3]
     paragraph: Tell us what you would like to protect.
     text: We answer today until 6:00 PM.
     iframe
     text: Nothing is bound, changed or canceled until we confirm it.
     text: Rather talk?
     link "Call (928) 555-0177" → tel:+19285550177
     text: or
     link "email hello@ironwood.example" → mailto:hello@ironwood.example
     heading "Office Location" [level=3]
     text: "4100 Ocotillo Ridge Rd, #204 Las Vegas, NV 89101-1234"
     link "Get Directions (opens in a new tab)" → https://www.google.com/maps/search/?api=1&query=4100%20Ocotillo%20Ridge%20Rd%2C%20Las%20Vegas%2C%20NV%2089101-1234
     listitem: Free parking
     listitem: Wheelchair accessible
     listitem: Just east of Decatur Boulevard
     listitem: Ring the bell after 5:00 PM
     heading "Office Hours" [level=3]
     paragraph: Open now, until 6:00 PM
     term: Monday: 9:00 AM–6:00 PM
     term: Tuesday: 9:00 AM–12:00 PM, 1:00 PM–6:00 PM
     term: Wednesday: 8:00 AM–10:00 AM, 10:30 AM–Noon, 1:00 PM–4:00 PM, 5:00 PM–7:00 PM
     term: Thursday: By appointment
     term: Friday: 6:00 PM–2:00 AM
     term: Saturday: 24/7
     term: Sunday: Closed
     term: Evenings: By appointment
     term: Emergency Claims (by carrier): 24/7
     listitem: Thanksgiving Day Thu, Nov 28, 2030 closed
     group: Holidays and special hours
     heading "Emergency Claims" [level=3]
     paragraph: Report a claim 24/7 through your carrier’s hotline.
     group: Find your carrier`,
  );
});

test("on a phone, the footer's 'Report a claim' link shows the carriers' phone numbers", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await visit(page, pages.directory);
  await page.getByRole("link", { name: "Report a claim" }).click();
  await expect(page.locator("#claims")).toBeInViewport();
  await expect(page.getByRole("link", { name: "(800) 555-0111" })).toBeVisible();
});

test("the footer has contact details, navigation links and license numbers", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  const list = (heading: string) =>
    footer.getByRole("heading", { name: heading }).locator("xpath=following::*");
  await expectAriaSnapshot(
    list("Visit or call").and(page.locator("ul")).first(),
    `link "4100 Ocotillo Ridge Rd, #204 Las Vegas, NV 89101-1234 (opens in a new tab)" → https://www.google.com/maps/search/?api=1&query=4100%20Ocotillo%20Ridge%20Rd%2C%20Las%20Vegas%2C%20NV%2089101-1234
     link "(928) 555-0177" → tel:+19285550177
     link "hello@ironwood.example" → mailto:hello@ironwood.example
     link "Report a claim" → "#claims"
     link "Follow us on Facebook (opens in a new tab)" → https://facebook.example/ironwood?a=1&copy=2
     link "Follow us on Instagram (opens in a new tab)" → https://instagram.example/ironwood
     link "Follow us on LinkedIn (opens in a new tab)" → https://linkedin.example/ironwood
     link "Follow us on YouTube (opens in a new tab)" → https://youtube.example/ironwood
     link "Follow us on X (opens in a new tab)" → https://x.example/ironwood
     link "Follow us on Nextdoor (opens in a new tab)" → https://nextdoor.example/ironwood`,
  );
  await expect(footer.getByRole("navigation", { name: "Insurance" }).getByRole("link")).toHaveText([
    ...["Auto", "Life", "Umbrella", "Homeowners Insurance", "Commercial Insurance"],
    ...["Renters Insurance", "Workers’ Compensation", "Boat & Watercraft Insurance", "Flood Insurance"],
    ...["Pet Insurance", "RV", "Dental Insurance"],
  ]);
  await expectAriaSnapshot(
    footer.getByRole("navigation", { name: "Company" }),
    `navigation "Company"
     heading "Company" [level=2]
     link "About Us" → "#about"
     link "Our Team" → /directory#licensed-agents
     link "Company Directory" → /directory
     link "Customer Reviews" → "#testimonials"
     link "Contact Us" → "#contact"
     button "Get a Quote"
     link "Privacy Policy" → /privacy-policy
     link "Terms & Conditions" → /terms-and-conditions
     link "Accessibility" → /accessibility
     link "Site Map" → /sitemap.xml`,
  );
  const cities = list("Service area").and(page.locator("ul")).first().getByRole("listitem");
  await expect(cities.nth(2)).toHaveText("Mohave County, AZ");
  await expect(cities).toHaveCount(11);
  await expectAriaSnapshot(
    footer.locator("ul").last(),
    `link "Better Business Bureau Accredited" → https://bbb.example/ironwood
     listitem: Licensed Insurance Agency
     link "Member of the Chamber of Commerce" → https://chamber.example
     listitem: Trusted Choice
     link "Nevada License #NV-SAMPLE-000000" → https://licenses.example/nv
     text: "Arizona License #3391 Utah License #17 (Iris Ironwood)"`,
  );
  await expect(footer.locator("p").filter({ hasText: /©|plan|Valores/ })).toHaveText([
    "© 2030 Núñez, Ironwood & Daughters *Insurance* Agency_LLC. All rights reserved.",
    /^We do not offer every plan available in your area/,
    /^Valores ofrecidos por Ironwood Securities/,
  ]);
  await expect(footer.getByRole("link", { name: "1-800-MEDICARE" })).toHaveAttribute(
    "href",
    "tel:18006334227",
  );
  await expect(footer.locator("[lang=es]").getByRole("link")).toHaveText([
    "800-555-0199",
    "www.register.example/ironwood",
  ]);
  await expect(footer.getByRole("button", { name: "Get Free Insurance Review" })).toBeVisible();
  await expect(footer.getByText("Independent insurance since 1962.")).toBeVisible();
});

test("the quote dialog has tel: and sms: links, the survey and a Close button", async ({ page }) => {
  await page.getByRole("button", { name: "Calculate My Savings" }).click();
  await expect(quoteDialog(page).locator("iframe")).toBeAttached();
  await expectAriaSnapshot(
    quoteDialog(page),
    `dialog "Get your FREE insurance review by Call or Text: (928) 555-0177 Text (928) 555-0178"
     heading "Get your FREE insurance review by Call or Text: (928) 555-0177 Text (928) 555-0178" [level=2]
     link "(928) 555-0177" → tel:+19285550177
     link "Text (928) 555-0178" → sms:+19285550178
     text: Four questions. We answer today until 6:00 PM.
     iframe
     text: Nothing is bound, changed or canceled until we confirm it.
     button "Close"`,
  );
});

test("the menu has a Close button, links, open/closed status, phone numbers and address", async ({
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
       text: "Se habla español: Marisol Hernández-Montgomery, CIC, CPCU,"
       link "(928) 555-0161 x101" → tel:+19285550161,101
       link "Report a claim" → "#claims"
       link "4100 Ocotillo Ridge Rd, #204, Las Vegas, NV (opens in a new tab)" → https://www.google.com/maps/search/?api=1&query=4100%20Ocotillo%20Ridge%20Rd%2C%20Las%20Vegas%2C%20NV%2089101-1234`,
  );
});

test("at a phone's width, the arrow keys scroll the row of reviews", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const row = page.locator("#testimonials ul").first();
  await row.focus();
  await expect(row).toHaveAccessibleName("What Our Clients Say");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
