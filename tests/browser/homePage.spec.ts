import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { button, heading, item, link, list, node, text } from "./ariaSnapshot";
import {
  address,
  agency,
  facts,
  fillTemplate,
  formatPhone,
  home,
  products as insurance,
  layout,
  principal as principalAgent,
  ratingLabel,
  testimonials as reviews,
  telHref,
} from "./content";
import { test as base, expect } from "./fixtures";
import { desktopSize, email, openMenu, pages, phone, phoneLink, phoneSize, principal } from "./pageHelpers";

// The tests compare the home page with section 2 of the specification. Labels that the specification quotes are
// repeated here; all other text comes from data/.

const test = base.extend({ page: async ({ sharedPage }, use) => use(await sharedPage(pages.home)) });
test.use({ viewport: desktopSize });

const callLink = (name: string) => link(name, phoneLink);
const emailLink = (name: string) => link(name, `mailto:${email}`);
const review = button("Get Free Insurance Review");
const mapUrl = "/^https:\\/\\/www\\.google\\.com\\/maps\\//";
const help = node("paragraph", callLink(layout.frame.call));
const items = (count: number) => list(...Array<string>(count).fill("- listitem"));
/** Returns the expected list of a navigation: links, and a button for the entry that opens the quote dialog. */
const navigation = (name: string, entries: readonly { name: string; href: string }[]) =>
  node(
    `navigation ${JSON.stringify(name)}`,
    list(...entries.map(({ name, href }) => item(href === "#quote" ? button(name) : link(name, href)))),
  );

/** Expects an element's accessibility tree to contain these nodes, in this order. */
async function expectTree(page: Page, selector: string, ...tree: string[]): Promise<void> {
  await expect(page.locator(selector)).toMatchAriaSnapshot(tree.join("\n"));
}

/** Returns the texts in parsed YAML, but not names of icons and files, and templates that are filled elsewhere. */
function textsIn(content: unknown, key = ""): string[] {
  if (typeof content === "object" && content)
    return Object.entries(content).flatMap(([name, part]) => textsIn(part, name));
  if (typeof content !== "string" || /^(icon|photo|spanish|wholeReview)$/.test(key)) return [];
  const filled = fillTemplate(content, facts).replace(/\s+/g, " ").trim();
  return filled.includes("{") ? [] : [filled];
}

test("every text of data/ for the home page is on it", async ({ page }) => {
  const words = await page.evaluate(() => {
    const attributes = [...document.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
    const values = attributes.map(({ value }) => value);
    return [document.documentElement.textContent, ...values].join("\n").replace(/\s+/g, " ");
  });
  for (const file of ["home", "products", "testimonials", "cities"]) {
    const missing = textsIn(parse(readFileSync(`data/${file}.yaml`, "utf8"))).filter(
      (text) => !words.includes(text),
    );
    expect(missing, `texts of data/${file}.yaml that the page lacks`).toEqual([]);
  }
});

test("the header has the logo, links, quote button, phone number and review button", async ({ page }) => {
  const links = layout.navigation.map(({ name }) => name);
  const specified = ["Insurance Products", "About Us", "Directory", "Get a Quote", "Contact"];
  expect(links.filter((name) => specified.includes(name))).toEqual(specified);
  await expectTree(
    page,
    "header",
    link(layout.homeLink, "/"),
    navigation(layout.menu.navigation, layout.navigation),
    callLink(phone),
    review,
  );
});

test("the header's review button is filled only while the hero's is not on the screen", async ({ page }) => {
  const [ofHeader, ofHero] = [page.getByRole("banner"), page.getByRole("main")].map((part) =>
    part.getByRole("button", { name: "Get Free Insurance Review" }).first(),
  );
  const background = (button = ofHero) => button?.evaluate((it) => getComputedStyle(it).backgroundColor);
  const filled = await background();
  expect(await background(ofHeader)).not.toBe(filled);
  await page.locator("#about").evaluate((section) => section.scrollIntoView());
  await expect.poll(() => background(ofHeader)).toBe(filled);
});

test("the sections follow the specification, with their headings, buttons, links and lists", async ({
  page,
}) => {
  const card = ({ title, popular, features }: (typeof insurance)[number]) =>
    item(heading(3, popular ? `${title} ${home.products.popularLabel}` : title), items(features.length));
  const testimonial = ({ rating = 5, text: words, name, verified }: (typeof reviews)[number]) =>
    item(
      node(
        "figure",
        node(`img ${JSON.stringify(ratingLabel(rating))}`),
        text("blockquote", `“${words}”`),
        node(
          "paragraph",
          "- /children: equal",
          text("strong", name),
          ...(verified ? [text("text", "Verified Customer")] : []),
        ),
      ),
    );
  const { hero, about, testimonials, contact } = home;
  await page.locator("#contact [data-frame]").scrollIntoViewIfNeeded();
  await expectTree(
    page,
    "main",
    node(
      "main",
      heading(1, hero.headline),
      review,
      callLink(layout.actions.call),
      ...(hero.proof ? [link(hero.proof, "#testimonials")] : []),
      node("iframe"),
      help,
      ...(hero.badges?.length ? [items(hero.badges.length)] : []),
      node(
        "region",
        list(...insurance.map(card)),
        button("Calculate My Savings"),
        link(`Speak with ${principal}`, telHref(principalAgent.phone)),
      ),
      node(
        "region",
        heading(2, `Your Trusted Insurance Partner in ${agency.address.city}`),
        node(
          `article ${JSON.stringify(principal)}`,
          node(`img ${JSON.stringify(about.principal.photoAlt)}`),
          heading(3, principal),
          text("paragraph", "Agency Principal"),
          text("blockquote", `“${about.principal.quote}”`),
          node("definition", link(formatPhone(principalAgent.phone), telHref(principalAgent.phone))),
          button("Request Free Consultation"),
        ),
        items(about.reasons.length),
        items(about.certifications.length),
        ...(about.reviewsButton ? [link("Read Customer Reviews", "#testimonials")] : []),
      ),
      node(
        'region "What Our Clients Say"',
        heading(2, "What Our Clients Say"),
        ...(reviews.length > 0 ? [list(...reviews.map(testimonial))] : []),
        heading(3, "Find us on"),
        list(
          ...testimonials.reviewSites.map(({ name, url }) =>
            url ? item(link(name, url)) : text("listitem", name),
          ),
        ),
      ),
      node(
        "region",
        list(
          item(heading(3, "Call Us"), callLink(phone)),
          item(heading(3, "Email Us"), emailLink(email)),
          item(heading(3, "Schedule Meeting"), button(contact.meeting.button)),
        ),
        heading(3, "Send Us a Message"),
        node("iframe"),
        node("paragraph", callLink(layout.frame.call), emailLink(layout.frame.email)),
        link(`Get Directions (${layout.actions.newTab})`, mapUrl),
        items(contact.office.notes.length),
      ),
    ),
  );
});

test("the footer has contact details, navigation, cities, labels and the license number", async ({
  page,
}) => {
  const { footer } = layout;
  await expectTree(
    page,
    "footer",
    review,
    list(
      "- listitem",
      item(callLink(phone)),
      item(emailLink(email)),
      ...agency.social.map(({ name, url }) =>
        item(
          link(
            `${fillTemplate(footer.social, new Map([["network", name]]))} (${layout.actions.newTab})`,
            url,
          ),
        ),
      ),
    ),
    navigation(
      footer.productsHeading,
      footer.products.map((name) => ({ name, href: "#products" })),
    ),
    navigation(footer.companyHeading, footer.company),
    "- list",
    list(
      ...footer.labels.map(({ name, href }) => (href ? item(link(name, href)) : text("listitem", name))),
      text("listitem", footer.license),
    ),
    node("paragraph", text("text", "©"), "- time: /.+/"),
  );
});

test("the quote dialog has a phone number, the survey, a close button and help", async ({ page }) => {
  await page.getByRole("button", { name: "Calculate My Savings" }).click();
  const title = JSON.stringify(`Get your FREE insurance review by Call or Text: ${phone}`);
  await expectTree(
    page,
    "#quote",
    node(
      `dialog ${title}`,
      node(`heading ${title} [level=2]`, callLink(phone)),
      node("iframe"),
      button(layout.quoteDialog.close),
      help,
    ),
  );
  await page.keyboard.press("Escape");
});

test.describe("on a phone", () => {
  test.use({ viewport: phoneSize });

  test("the menu has a close button, links, review button, phone number and address", async ({ page }) => {
    const menu = await openMenu(page);
    await expectTree(
      page,
      "#menu",
      button(layout.menu.close),
      navigation(layout.menu.navigation, layout.navigation),
      review,
      callLink(phone),
      link(address, mapUrl),
    );
    await menu.getByRole("button", { name: layout.menu.close }).click();
  });

  test("on a phone, arrow keys scroll the row of reviews sideways", async ({ page }) => {
    test.skip(reviews.length < 2, "there is no second review yet");
    const row = page.locator("#testimonials ul").first();
    await row.focus();
    await expect(row).toHaveAccessibleName(home.testimonials.heading);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await row.evaluate((element) => element.scrollTo(0, 0));
  });
});
