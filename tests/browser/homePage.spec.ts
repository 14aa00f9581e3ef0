import type { Page } from "@playwright/test";
import { type IconName, iconPaths } from "../../src/components/iconPaths";
import {
  address,
  agency,
  callAddress,
  cities,
  home,
  hoursLines,
  products as insurance,
  layout,
  principal as principalAgent,
  ratingWords,
  testimonials as reviews,
  shownNumber,
  socialWords,
  spanishNumber,
  street,
} from "./content";
import { test as base, expect } from "./fixtures";
import { agencyName, deskSize, email, pages, phone, phoneLink, phoneSize, principal, scrolled } from "./site";

// The statements of the specification's section 2 about the home page: its labels in its words, the rest as data/ has it.

const test = base.extend({ page: async ({ opened }, use) => use(await opened(pages.home)) });

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const products = (page: Page) => page.locator("#products");
const about = (page: Page) => page.locator("#about");
const testimonials = (page: Page) => page.locator("#testimonials");
const contact = (page: Page) => page.locator("#contact");

test.use({ viewport: deskSize });

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
    await expect(navigation.getByRole("listitem")).toHaveText(layout.navigation.map(({ name }) => name));
    for (const [name, href] of [
      ["Insurance Products", "#products"],
      ["About Us", "#about"],
      ["Directory", "/directory"],
      ["Contact", "#contact"],
    ] as const) {
      await expect(navigation.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
    const hero = page.locator("main > section").first();
    await expect(hero.getByRole("paragraph").first()).toHaveText(home.hero.text);
    await expect(hero.getByRole("button", { name: "Get Free Insurance Review" })).toBeVisible();
    await expect(hero.getByRole("link", { name: layout.actions.call }).first()).toHaveAttribute(
      "href",
      phoneLink,
    );
  });

  test("has the trust badges", async ({ page }) => {
    const badges = page.locator("main > section").first().getByRole("listitem");
    await expect(badges).toHaveCount(home.hero.badges.length);
    for (const [index, { label, value }] of home.hero.badges.entries()) {
      await expect(badges.nth(index)).toContainText(label);
      await expect(badges.nth(index).locator("strong")).toHaveText(value);
    }
  });

  test("says below the buttons what clients think, which leads to the reviews", async ({ page }) => {
    test.skip(!home.hero.proof, "nobody has rated the agency yet");
    const proof = page.locator("main > section").first().getByRole("link", { name: home.hero.proof });
    await expect(proof).toHaveAttribute("href", "#testimonials");
    await expect(proof).toBeInViewport({ ratio: 1 });
  });

  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1024, 768],
  ] as const) {
    test(`shows the first row of badges in the first screen of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const badge = page.locator("main > section").first().getByRole("listitem").first();
      await expect(badge).toBeInViewport({ ratio: 1 });
      // Its words are not behind the lead form.
      await badge.locator("strong").click({ trial: true });
    });
  }

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
  test("has a card for each kind of insurance", async ({ page }) => {
    const titles = products(page).getByRole("listitem").getByRole("heading", { level: 3 });
    // 'Most popular' belongs to its heading, so that who goes by headings hears it.
    await expect(titles).toHaveText(
      insurance.map(({ title, popular }) => (popular ? `${title} ${home.products.popularLabel}` : title)),
    );
  });

  test("has an icon, a title, a description and features on each card", async ({ page }) => {
    const cards = products(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(cards).toHaveCount(insurance.length);
    for (const [index, { icon, description, features }] of insurance.entries()) {
      const card = cards.nth(index);
      await expect(card.locator("path").first()).toHaveAttribute("d", iconPaths[icon as IconName]);
      await expect(card.getByRole("paragraph").last()).toHaveText(description);
      await expect(card.getByRole("listitem")).toHaveText(features);
      const ticks = await card
        .getByRole("listitem")
        .evaluateAll((rows) => rows.map((row) => getComputedStyle(row, "::before").borderBottomWidth));
      expect(ticks).toEqual(features.map(() => "2px"));
    }
  });

  test("marks one of them, and no other, as most popular", async ({ page }) => {
    const marked = products(page)
      .getByRole("listitem")
      .filter({ has: page.getByText(home.products.popularLabel, { exact: true }) });
    await expect(marked).toHaveCount(1);
    const popular = insurance.filter((product) => product.popular).map(({ title }) => title);
    await expect(marked.getByRole("heading")).toContainText(popular);
  });

  test("has a banner: a discount for more than one policy, and two buttons", async ({ page }) => {
    const banner = products(page).locator("ul + div");
    await expect(banner.getByRole("heading")).toHaveText(home.products.banner.heading);
    await expect(banner.getByRole("paragraph").first()).toHaveText(home.products.banner.text);
    await expect(banner.getByRole("button", { name: "Calculate My Savings" })).toBeVisible();
    await expect(banner.getByRole("link", { name: `Speak with ${principal}` })).toHaveAttribute(
      "href",
      callAddress(principalAgent.phone),
    );
  });
});

test.describe("about", () => {
  test("is headed 'Your Trusted Insurance Partner in' the office's city", async ({ page }) => {
    await expect(about(page).getByRole("heading", { level: 2 })).toHaveText(
      `Your Trusted Insurance Partner in ${agency.address.city}`,
    );
  });

  test("gives the reasons to choose the agency", async ({ page }) => {
    const reasons = about(page).locator("ol").getByRole("listitem");
    await expect(reasons.locator("strong")).toHaveText(home.about.reasons.map(({ title }) => title));
    await expect(reasons.getByRole("paragraph")).toHaveText(home.about.reasons.map(({ text }) => text));
  });

  test("has the certification badges", async ({ page }) => {
    const badges = about(page).locator("ul").getByRole("listitem");
    await expect(badges).toHaveText(home.about.certifications);
  });

  test("has a card of the principal agent: photo, title, address, phone, hours, quote, consultation", async ({
    page,
  }) => {
    const card = about(page).getByRole("article", { name: principal });
    const photo = card.getByRole("img");
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveAttribute("alt", home.about.principal.photoAlt);
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(card).toContainText("Agency Principal");
    await expect(card).toContainText(address);
    await expect(card.getByRole("link")).toHaveText(shownNumber(principalAgent.phone));
    await expect(card.getByRole("link")).toHaveAttribute("href", callAddress(principalAgent.phone));
    await expect(card.locator("dl + div dt")).toHaveText(hoursLines.map(({ days }) => days));
    await expect(card.locator("dl + div dd")).toHaveText(hoursLines.map(({ hours }) => hours));
    await expect(card.getByRole("blockquote")).toContainText(home.about.principal.quote);
    await expect(card.getByRole("button")).toHaveText("Request Free Consultation");
  });

  test("has the stat tiles", async ({ page }) => {
    const tiles = about(page).locator("> div > dl > div");
    await expect(tiles.getByRole("term")).toHaveText(home.about.stats.map(({ label }) => label));
    await expect(tiles.getByRole("definition")).toHaveText(home.about.stats.map(({ value }) => value));
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phoneSize });

  test("the agent's card comes before the reasons, for eyes and for screen readers", async ({ page }) => {
    const reasons = about(page).getByRole("heading", { name: home.about.reasonsHeading });
    const card = about(page).getByRole("article");
    expect((await card.boundingBox())?.y).toBeLessThan((await reasons.boundingBox())?.y ?? 0);
    const follows = await reasons.evaluate((heading) => {
      const article = document.querySelector("#about article") as Node;
      return article.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(follows).toBe(true);
  });

  test("one goes along the reviews with the thumb or the keyboard, and the page stays", async ({ page }) => {
    test.skip(reviews.length === 0, "there is no review yet");
    const row = testimonials(page).locator("ul").first();
    const last = row.getByRole("listitem").last();
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneSize.width);
    await row.evaluate((list) => list.scrollTo(0, 0));
    if (reviews.length < 2) return;
    await row.focus();
    await expect(row).toHaveAccessibleName(home.testimonials.heading);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  });

  test("the three ways are one row of buttons for the thumb", async ({ page }) => {
    const ways = contact(page).locator("ul").first().getByRole("listitem");
    const boxes = await Promise.all([0, 1, 2].map((index) => ways.nth(index).boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThan(64);
    await expect(ways.nth(0).getByRole("link")).toHaveAttribute("href", phoneLink);
    // The whole of a button calls, not its words alone.
    const hit = await ways.nth(0).evaluate((way) => {
      const { left, top } = way.getBoundingClientRect();
      scrollBy(0, top - innerHeight / 2);
      return document
        .elementFromPoint(left + 12, innerHeight / 2 + 12)
        ?.closest("a")
        ?.getAttribute("href");
    });
    expect(hit).toBe(phoneLink);
  });
});

test("the header's logo stands in the middle of its bar", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
    const bar = await header(page).boundingBox();
    const mark = await header(page).locator("svg").first().boundingBox();
    if (!bar || !mark) throw new Error("the header or its logo is not shown");
    expect(Math.abs(middle(mark) - middle(bar))).toBeLessThanOrEqual(1);
  }
});

test.describe("testimonials", () => {
  test("is headed 'What Our Clients Say', with the rating and the number of reviews", async ({ page }) => {
    await expect(testimonials(page).getByRole("heading", { level: 2 })).toHaveText("What Our Clients Say");
    const { rating, reviewCount } = home.testimonials;
    for (const words of [rating, reviewCount])
      if (words) await expect(testimonials(page).getByText(words, { exact: true })).toBeVisible();
  });

  test("has a card for each review: stars out of 5, text, name, location, type of insurance, 'Verified Customer'", async ({
    page,
  }) => {
    const cards = testimonials(page).getByRole("figure");
    await expect(cards).toHaveCount(reviews.length);
    for (const [index, { rating, text, name, location, insurance, verified }] of reviews.entries()) {
      const card = cards.nth(index);
      const stars = card.getByRole("img", { name: ratingWords(rating), exact: true });
      await expect(stars).toBeVisible();
      const cut = await stars.evaluate((row) => {
        const [all, gold] = row.querySelectorAll("svg");
        return Number(gold?.width.baseVal.value) / Number(all?.viewBox.baseVal.width);
      });
      expect(cut).toBe(rating / 5);
      await expect(card.getByRole("blockquote")).toContainText(text);
      const caption = card.locator("figcaption");
      await expect(caption.locator("strong")).toHaveText(name);
      await expect(caption).toContainText(`${location} ${insurance}`);
      await expect(caption.getByText("Verified Customer")).toHaveCount(verified ? 1 : 0);
    }
  });

  test("has a 'Find us on' row with the review sites", async ({ page }) => {
    await expect(testimonials(page).getByRole("heading", { name: "Find us on" })).toBeVisible();
    const sites = testimonials(page).locator("ul").last().getByRole("listitem");
    await expect(sites).toHaveText(home.testimonials.reviewSites);
  });
});

test.describe("contact", () => {
  test("has three cards: Call Us, Email Us, Schedule Meeting", async ({ page }) => {
    const cards = contact(page).locator("ul").first().getByRole("listitem");
    await expect(cards.getByRole("heading")).toHaveText(["Call Us", "Email Us", "Schedule Meeting"]);
    await expect(cards.nth(0).getByRole("link").first()).toHaveAttribute("href", phoneLink);
    await expect(cards.nth(1).getByRole("link")).toHaveAttribute("href", `mailto:${email}`);
    await expect(cards.nth(2).getByRole("button")).toBeVisible();
  });

  test("says in Spanish which number to call, where an agent speaks it", async ({ page }) => {
    const line = contact(page).locator("[lang=es]");
    await expect(line).toHaveText(spanishNumber ? [`${home.contact.call.spanish} ${spanishNumber}`] : []);
    if (spanishNumber)
      await expect(line.getByRole("link")).toHaveAttribute("href", callAddress(spanishNumber));
  });

  test("says how claims can be reported at any hour", async ({ page }) => {
    const note = contact(page).getByRole("heading", { name: home.contact.claims.heading }).locator("..");
    await expect(note.getByRole("paragraph").first()).toHaveText(home.contact.claims.text);
  });
});

test.describe("footer", () => {
  test("leads from the address to the map", async ({ page }) => {
    const link = footer(page).getByRole("link", { name: street });
    await expect(link).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\//);
  });

  test("has the logo, the tagline, address, phone, email and hours", async ({ page }) => {
    await expect(footer(page)).toContainText(agencyName.split(" ")[0] ?? "");
    await expect(footer(page).getByText(layout.footer.tagline, { exact: true })).toBeVisible();
    const { city, state, zip } = agency.address;
    await expect(footer(page).getByText(street)).toContainText(`${city}, ${state} ${zip}`);
    await expect(footer(page).getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink);
    await expect(footer(page).getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    await expect(footer(page).getByRole("term")).toHaveText(hoursLines.map(({ days }) => days));
    await expect(footer(page).getByRole("definition")).toHaveText(hoursLines.map(({ hours }) => hours));
  });

  test("has the product links, all to #products", async ({ page }) => {
    const links = footer(page).getByRole("navigation").first().getByRole("link");
    await expect(links).toHaveText(layout.footer.products);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", "#products");
  });

  test("has the company links", async ({ page }) => {
    const company = footer(page).getByRole("navigation").nth(1);
    await expect(company.getByRole("listitem")).toHaveText(layout.footer.company.map(({ name }) => name));
  });

  test("names the cities of the service area", async ({ page }) => {
    const list = footer(page).getByRole("heading", { name: layout.footer.citiesHeading }).locator("xpath=..");
    await expect(list.getByRole("listitem")).toHaveText(cities);
  });

  test("has a review button, the social links, the licence number and the labels", async ({ page }) => {
    await expect(footer(page).getByRole("button", { name: "Get Free Insurance Review" })).toBeVisible();
    for (const { name, url } of agency.social) {
      const social = footer(page).getByRole("link", { name: socialWords(name) });
      await expect(social).toHaveAttribute("href", url);
    }
    await expect(footer(page).getByText(layout.footer.license, { exact: true })).toContainText(
      agency.license,
    );
    for (const label of layout.footer.labels)
      await expect(footer(page).getByText(label, { exact: true })).toBeVisible();
  });
});
