import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { agencyName, deskSize, email, pages, phone, phoneLink, phoneSize, principal, scrolled } from "./site";

// The statements of the specification's section 2 about the home page, and the figures of section 9.

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const products = (page: Page) => page.locator("#products");
const about = (page: Page) => page.locator("#about");
const testimonials = (page: Page) => page.locator("#testimonials");
const contact = (page: Page) => page.locator("#contact");

test.use({ viewport: deskSize });
test.beforeEach(async ({ page }) => {
  await page.goto(pages.home);
});

test("the sections stand in order: header, hero, products, about, testimonials, contact, footer", async ({
  page,
}) => {
  const tops = await page
    .locator("header, main > section, footer")
    .evaluateAll((parts) =>
      parts.map((part) => [part.id || part.tagName, part.getBoundingClientRect().top] as const),
    );
  expect(tops.map(([name]) => name)).toEqual([
    "HEADER",
    "SECTION",
    "products",
    "about",
    "testimonials",
    "contact",
    "FOOTER",
  ]);
  expect(tops.map(([, top]) => top)).toEqual(tops.map(([, top]) => top).toSorted((a, b) => a - b));
});

test.describe("header", () => {
  test("has links to the products, about us, the directory and contact; 'Get a Quote' is a button", async ({
    page,
  }) => {
    const navigation = header(page).getByRole("navigation");
    await expect(navigation.getByRole("listitem")).toHaveText([
      "Insurance Products",
      "About Us",
      "Directory",
      "Get a Quote",
      "Contact",
    ]);
    for (const [name, href] of [
      ["Insurance Products", "#products"],
      ["About Us", "#about"],
      ["Directory", "/directory"],
      ["Contact", "#contact"],
    ] as const) {
      await expect(navigation.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(navigation.getByRole("button")).toHaveText(["Get a Quote"]);
    await expect(navigation.getByRole("link", { name: "Get a Quote" })).toHaveCount(0);
  });

  test("shows the phone link and 'Get Free Insurance Review' on a desk", async ({ page }) => {
    await expect(header(page).getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink);
    await expect(header(page).getByRole("button", { name: "Get Free Insurance Review" })).toBeVisible();
  });

  test("is sticky: it stays on top wherever the page is scrolled to", async ({ page }) => {
    await footer(page).scrollIntoViewIfNeeded();
    await scrolled(page);
    expect((await header(page).boundingBox())?.y).toBe(0);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe("hero", () => {
  test("has a headline, a subtext and two buttons: get a review, call the phone", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    const hero = page.locator("main > section").first();
    await expect(hero.getByRole("paragraph").first()).toContainText("most comprehensive coverage");
    await expect(hero.getByRole("button", { name: "Get Free Insurance Review" })).toBeVisible();
    await expect(hero.getByRole("link", { name: `Call ${phone}` }).first()).toHaveAttribute(
      "href",
      phoneLink,
    );
  });

  test("has four trust badges", async ({ page }) => {
    const badges = page.locator("main > section").first().getByRole("listitem");
    await expect(badges).toHaveCount(4);
    for (const [index, [label, value]] of [
      ["Licensed Agency", "AZ Licensed"],
      ["Clients Protected", "500+"],
      ["Years Experience", "20+"],
      ["Response Time", "Same Day"],
    ].entries()) {
      await expect(badges.nth(index)).toContainText(String(label));
      await expect(badges.nth(index)).toContainText(String(value));
    }
  });

  test.describe("on a phone", () => {
    test.use({ viewport: phoneSize });
    test("its headline, the sentence under it and both buttons are in the first screen", async ({ page }) => {
      const hero = page.locator("main > section").first();
      for (const part of [
        page.getByRole("heading", { level: 1 }),
        hero.getByRole("paragraph").first(),
        hero.getByRole("button"),
        hero.getByRole("link").first(),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    });
  });
});

test.describe("products", () => {
  test("has six cards: auto, homeowners, life, commercial, umbrella, renters", async ({ page }) => {
    const titles = products(page).getByRole("listitem").getByRole("heading", { level: 3 });
    await expect(titles).toHaveText([
      /auto/i,
      /homeowners/i,
      /life/i,
      /commercial/i,
      /umbrella/i,
      /renters/i,
    ]);
  });

  test("has an icon, a title, a description and four features on each card", async ({ page }) => {
    const cards = products(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      expect(await card.locator("svg").count()).toBe(5);
      await expect(card.getByRole("heading")).not.toBeEmpty();
      await expect(card.getByRole("paragraph").last()).not.toBeEmpty();
      await expect(card.getByRole("listitem")).toHaveCount(4);
    }
  });

  test("marks auto, and no other, as most popular", async ({ page }) => {
    const marked = products(page)
      .getByRole("listitem")
      .filter({ has: page.getByText("Most popular", { exact: true }) });
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole("heading")).toHaveText(/auto/i);
  });

  test("has a banner: up to 25 % for more than one policy, and two buttons", async ({ page }) => {
    const banner = products(page).getByRole("complementary");
    await expect(banner.getByRole("heading")).toContainText("25%");
    await expect(banner).toContainText(/auto and home/i);
    await expect(banner.getByRole("button", { name: "Calculate My Savings" })).toBeVisible();
    await expect(banner.getByRole("link", { name: `Speak with ${principal}` })).toHaveAttribute(
      "href",
      /^tel:\+1\d{10}$/,
    );
  });
});

test.describe("about", () => {
  test("is headed 'Your Trusted Insurance Partner in Phoenix'", async ({ page }) => {
    await expect(about(page).getByRole("heading", { level: 2 })).toHaveText(
      "Your Trusted Insurance Partner in Phoenix",
    );
  });

  test("gives five reasons to choose the agency", async ({ page }) => {
    await expect(about(page).locator("ol").getByRole("listitem")).toHaveCount(5);
  });

  test("has four certification badges", async ({ page }) => {
    await expect(about(page).locator("ul").getByRole("listitem")).toHaveText([
      "Arizona Licensed Insurance Agent",
      "Property & Casualty Specialist",
      "Life Insurance Expert",
      "Commercial Insurance Certified",
    ]);
  });

  test("has a card of the principal agent: photo, title, address, phone, hours, quote, consultation", async ({
    page,
  }) => {
    const card = about(page).getByRole("article", { name: principal });
    const photo = card.getByRole("img");
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveAttribute("alt", /.{10,}/);
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(card).toContainText("Agency Principal");
    await expect(card).toContainText("2550 W Union Hills Dr, Phoenix, AZ");
    await expect(card.getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink);
    await expect(card).toContainText("Mon-Fri");
    await expect(card).toContainText("9:00 AM-6:00 PM");
    await expect(card.getByRole("blockquote")).not.toBeEmpty();
    await expect(card.getByRole("button")).toHaveText("Request Free Consultation");
  });

  test("has four stat tiles", async ({ page }) => {
    const tiles = about(page).locator("> div > dl > div");
    await expect(tiles.getByRole("term")).toHaveText([
      "Clients Protected",
      "Years Experience",
      "Customer Rating",
      "Response Time",
    ]);
    await expect(tiles.getByRole("definition")).toHaveText(["500+", "20+", "4.8/5", "Same Day"]);
  });
});

test.describe("testimonials", () => {
  test("is headed 'What Our Clients Say', with '4.8/5' and '(52 Google reviews)'", async ({ page }) => {
    await expect(testimonials(page).getByRole("heading", { level: 2 })).toHaveText("What Our Clients Say");
    await expect(testimonials(page).getByText("4.8/5", { exact: true })).toBeVisible();
    await expect(testimonials(page).getByText("(52 Google reviews)", { exact: true })).toBeVisible();
  });

  test("has six cards: stars out of 5, text, name, location, type of insurance, 'Verified Customer'", async ({
    page,
  }) => {
    const cards = testimonials(page).getByRole("figure");
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      const stars = card.getByRole("img", { name: /^Rated [1-5] out of 5$/ });
      await expect(stars).toBeVisible();
      const rating = Number((await stars.getAttribute("aria-label"))?.match(/\d/)?.[0]);
      const cut = await stars.evaluate((row) => {
        const [all, gold] = row.querySelectorAll("svg");
        return Number(gold?.width.baseVal.value) / Number(all?.viewBox.baseVal.width);
      });
      expect(cut).toBe(rating / 5);
      await expect(card.getByRole("blockquote")).not.toBeEmpty();
      const caption = card.locator("figcaption");
      await expect(caption.locator("strong")).not.toBeEmpty();
      await expect(caption).toContainText(/, AZ · \w+/);
      await expect(caption.getByText("Verified Customer")).toBeVisible();
    }
  });

  test("has a 'Find us on' row with four review sites", async ({ page }) => {
    await expect(testimonials(page).getByRole("heading", { name: "Find us on" })).toBeVisible();
    const sites = testimonials(page).locator("ul").first().getByRole("listitem");
    await expect(sites).toHaveCount(4);
  });
});

test.describe("contact", () => {
  test("has three cards: Call Us, Email Us, Schedule Meeting", async ({ page }) => {
    const cards = contact(page).locator("ul").first().getByRole("listitem");
    await expect(cards.getByRole("heading")).toHaveText(["Call Us", "Email Us", "Schedule Meeting"]);
    await expect(cards.nth(0).getByRole("link")).toHaveAttribute("href", phoneLink);
    await expect(cards.nth(1).getByRole("link")).toHaveAttribute("href", `mailto:${email}`);
    await expect(cards.nth(2).getByRole("button")).toBeVisible();
  });

  test("says that claims can be reported 24/7 by hotline or mobile app", async ({ page }) => {
    const note = contact(page).getByRole("region", { name: /emergency claims/i });
    await expect(note).toContainText("24/7");
    await expect(note).toContainText(/hotline or mobile app/);
  });
});

test.describe("footer", () => {
  test("has the logo, the tagline 'since 2022', address, phone, email and hours", async ({ page }) => {
    await expect(footer(page)).toContainText(agencyName.split(" ")[0] ?? "");
    await expect(footer(page)).toContainText(/since 2022/);
    await expect(footer(page)).toContainText(/2550 W Union Hills Dr\s*Phoenix, AZ/);
    await expect(footer(page).getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink);
    await expect(footer(page).getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    await expect(footer(page).getByRole("definition").first()).toHaveText("9:00 AM-6:00 PM");
  });

  test("has six product links, all to #products", async ({ page }) => {
    const links = footer(page).getByRole("navigation").first().getByRole("link");
    await expect(links).toHaveText(["Auto", "Home", "Life", "Commercial", "Umbrella", "Renters"]);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", "#products");
  });

  test("has the company links", async ({ page }) => {
    const company = footer(page).getByRole("navigation").nth(1);
    await expect(company.getByRole("listitem")).toHaveText([
      "About Us",
      "Our Team",
      "Company Directory",
      "Customer Reviews",
      "Contact Us",
      "Get a Quote",
      "Privacy Policy",
      "Terms & Conditions",
    ]);
  });

  test("names the 11 cities of the service area", async ({ page }) => {
    const cities = footer(page)
      .getByRole("listitem")
      .filter({
        hasText:
          /^(Phoenix|Scottsdale|Tempe|Mesa|Chandler|Gilbert|Glendale|Peoria|Surprise|Avondale|Goodyear)$/,
      });
    await expect(cities).toHaveText([
      "Phoenix",
      "Scottsdale",
      "Tempe",
      "Mesa",
      "Chandler",
      "Gilbert",
      "Glendale",
      "Peoria",
      "Surprise",
      "Avondale",
      "Goodyear",
    ]);
  });

  test("has a review button, a social link, the licence number and the two labels", async ({ page }) => {
    await expect(footer(page).getByRole("button", { name: "Get Free Insurance Review" })).toBeVisible();
    await expect(footer(page).getByRole("link", { name: /^Follow us on/ })).toHaveAttribute(
      "href",
      /^https:/,
    );
    await expect(footer(page).getByText(/^Arizona License #\S+/)).toBeVisible();
    await expect(footer(page).getByText("Licensed Insurance Agency", { exact: true })).toBeVisible();
    await expect(footer(page).getByText("Better Business Bureau Accredited", { exact: true })).toBeVisible();
  });
});
