import type { Page } from "@playwright/test";
import {
  address,
  agency,
  agents,
  cities,
  home,
  hoursLines,
  layout,
  mainLines,
  openings,
  products,
  street,
  testimonials,
} from "../content";
import { expect, test } from "../fixtures";
import {
  agencyName,
  allPages,
  deskSize,
  email,
  formPlace,
  openMenu,
  pages,
  phone,
  phoneLink,
  phoneSize,
  principal,
  visit,
} from "../site";

/**
 * What a screen reader finds, section by section, as a text that a person can read. Words that the specification
 * gives stand as they are; words that an editor may change are /.+/ here, and homePage.spec.ts compares them.
 */

test.use({ viewport: deskSize });

const regexp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
/** Lines of a tree, so many spaces in. */
const lines = (spaces: number, ...all: string[]) =>
  all.map((line) => `\n${" ".repeat(spaces)}- ${line}`).join("");
const numberAt = (spaces: number) =>
  lines(spaces, `link "${phone}":\n${" ".repeat(spaces + 2)}- /url: ${phoneLink}`);
const hoursAt = (spaces: number) =>
  lines(spaces, ...hoursLines.flatMap(({ days, hours }) => [`term: ${days}`, `definition: ${hours}`]));

/** A navigation's entries, so many spaces in: links with their addresses, and the button that opens the dialog. */
const entriesAt = (spaces: number, items: readonly { name: string; href: string }[]) =>
  items
    .flatMap(({ name, href }) =>
      href === "#quote"
        ? [lines(spaces, "listitem:"), lines(spaces + 2, `button "${name}"`)]
        : [
            lines(spaces, "listitem:"),
            lines(spaces + 2, `link "${name}":`),
            lines(spaces + 4, `/url: "${href}"`),
          ],
    )
    .join("");
/** So many entries of a list with some words in each. */
const wordsAt = (spaces: number, items: readonly unknown[]) =>
  lines(spaces, ...items.map(() => "listitem: /.+/"));

/** For what would end a line of the tree: ` #` begins a comment in it. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

async function expectReads(page: Page, selector: string, tree: string): Promise<void> {
  await expect(page.locator(selector)).toMatchAriaSnapshot(tree);
}

test.describe("on the home page a screen reader finds", () => {
  test("the header: home, the entries, the number, the review button", async ({ opened }) => {
    const page = await opened(pages.home);
    await expectReads(
      page,
      "header",
      `
- banner:
  - link /${regexp(agencyName)}/:
    - /url: /
  - navigation /${regexp(layout.menu.navigation)}/:
    - list:${entriesAt(6, layout.navigation)}
  - link "${phone}":
    - /url: ${phoneLink}
  - button "Get Free Insurance Review"`,
    );
  });

  test("the hero: the promise, two buttons, the form, the proofs", async ({ opened }) => {
    const page = await opened(pages.home);
    await expectReads(
      page,
      "main > section:first-child",
      `
- heading /.+/ [level=1]
- paragraph: /.+/
- button "Get Free Insurance Review"
- link /${regexp(phone)}/:
  - /url: ${phoneLink}
- iframe
- paragraph:
  - text: /.+/
  - link /${regexp(phone)}/:
    - /url: ${phoneLink}
- list:${home.hero.badges.map(({ label }) => lines(2, "listitem:") + lines(4, "strong: /.+/", `text: ${label}`)).join("")}`,
    );
  });

  test("the products, each with a heading and its features, and the offer for more than one", async ({
    opened,
  }) => {
    const page = await opened(pages.home);
    const card = ({ popular, features }: (typeof products)[number]) => `
    - listitem:
      - heading ${popular ? `/${regexp(home.products.popularLabel)}$/` : "/.+/"} [level=3]
      - paragraph: /.+/
      - list:${wordsAt(8, features)}`;
    await expectReads(
      page,
      "#products",
      `
- region:
  - heading /.+/ [level=2]
  - paragraph: /.+/
  - list:${products.map(card).join("")}
  - heading /.+/ [level=3]
  - paragraph: /.+/
  - button "Calculate My Savings"
  - link "Speak with ${principal}":
    - /url: /^tel:/`,
    );
  });

  test("the agency: reasons, certifications, the principal, figures with their labels", async ({
    opened,
  }) => {
    const page = await opened(pages.home);
    const reason = `
    - listitem:
      - strong: /.+/
      - paragraph: /.+/`;
    await expectReads(
      page,
      "#about",
      `
- region "${home.about.heading}":
  - heading "${home.about.heading}" [level=2]
  - paragraph: /.+/
  - article "${principal}":
    - img /.+/
    - heading "${principal}" [level=3]
    - paragraph: Agency Principal
    - blockquote: /.+/
    - term: /.+/
    - definition: /.+/
    - term: /.+/
    - definition:
      - link /.+/:
        - /url: /^tel:/
    - heading /.+/ [level=4]${hoursAt(4)}
    - button "Request Free Consultation"
  - heading /.+/ [level=3]
  - list:${reason.repeat(home.about.reasons.length)}
  - heading /.+/ [level=3]
  - list:${wordsAt(4, home.about.certifications)}${home.about.reviewsButton ? lines(2, `link "Read Customer Reviews":\n    - /url: "#testimonials"`) : ""}${lines(2, ...home.about.stats.flatMap(({ label }) => [`term: ${label}`, "definition: /.+/"]))}`,
    );
  });

  test("the reviews, each with its rating in words", async ({ opened }) => {
    const page = await opened(pages.home);
    const review = (rating: number, verified: boolean) => `
    - listitem:
      - figure:
        - img /${rating}/
        - blockquote: /.+/
        - paragraph:
          - strong: /.+/${verified ? `${lines(10, "text: Verified Customer")}` : ""}
        - paragraph: /^[^·]+$/`;
    const reviews = testimonials.map(({ rating, verified }) => review(rating, verified)).join("");
    await expectReads(
      page,
      "#testimonials",
      `
- region "What Our Clients Say":
  - heading "What Our Clients Say" [level=2]
  - paragraph: /.+/${home.testimonials.rating ? lines(2, "paragraph: /.+/") : ""}${reviews && lines(2, `list:${reviews}`)}
  - heading "Find us on" [level=3]
  - list:${wordsAt(4, home.testimonials.reviewSites)}`,
    );
  });

  test("the contact section: three ways, the form, the office, the hours, claims", async ({ opened }) => {
    const page = await opened(pages.home);
    await formPlace(page, "contact").scrollIntoViewIfNeeded();
    await expectReads(
      page,
      "#contact",
      `
- region:
  - heading /.+/ [level=2]
  - paragraph: /.+/
  - list:
    - listitem:
      - heading "Call Us" [level=3]
      - paragraph: /.+/
      - link /${regexp(phone)}/:
        - /url: ${phoneLink}
    - listitem:
      - heading "Email Us" [level=3]
      - paragraph: /.+/
      - link /${regexp(email)}/:
        - /url: mailto:${email}
    - listitem:
      - heading "Schedule Meeting" [level=3]
      - paragraph: /.+/
      - button "${home.contact.meeting.button}"
  - heading "Send Us a Message" [level=3]
  - paragraph: /.+/
  - iframe
  - paragraph:
    - text: /.+/
    - link /${regexp(phone)}/:
      - /url: ${phoneLink}
    - text: /.+/
    - link /${regexp(email)}/:
      - /url: mailto:${email}
  - heading /.+/ [level=3]
  - text: /.+/
  - link /Get Directions \\(${regexp(layout.actions.newTab)}\\)/:
    - /url: /^https:/
  - list:${home.contact.office.notes.map(() => "\n    - listitem: /.+/").join("")}
  - heading /.+/ [level=3]${openings.length > 0 ? "\n  - paragraph: /.+/" : ""}${hoursAt(2)}
  - heading /.+/ [level=3]
  - paragraph: /.+/`,
    );
  });

  test("the footer: contact, hours, two navigations with names, the cities, the licence", async ({
    opened,
  }) => {
    const page = await opened(pages.home);
    await expectReads(
      page,
      "footer",
      `
- contentinfo:
  - text: ${agencyName}
  - paragraph: /.+/
  - button "Get Free Insurance Review"
  - heading /.+/ [level=2]
  - list:
    - listitem:
      - ${quoted(`link /${regexp(street)}/`)}:
        - /url: /^https:/
    - listitem:${numberAt(6)}
    - listitem:
      - link "${email}":
        - /url: mailto:${email}${agency.social
          .map(
            () => `
    - listitem:
      - link /.+ \\(${regexp(layout.actions.newTab)}\\)/:
        - /url: /^https:/`,
          )
          .join("")}
  - heading /.+/ [level=2]${hoursAt(2)}
  - navigation /.+/:
    - heading /.+/ [level=2]
    - list:${'\n      - listitem:\n        - link /.+/:\n          - /url: "#products"'.repeat(layout.footer.products.length)}
  - navigation /.+/:
    - heading /.+/ [level=2]
    - list:${entriesAt(6, layout.footer.company)}
  - heading /.+/ [level=2]
  - list:${wordsAt(4, cities)}
  - list:${lines(4, ...layout.footer.labels.map((label) => `listitem: ${label}`), "listitem: /.+/")}
  - paragraph:
    - text: /.+/
    - time: /^\\d{4}$/
    - text: /.+/`,
    );
  });

  test("the quote dialog: its question and number, the survey, the way out, the way to a person", async ({
    page,
  }) => {
    await visit(page, pages.home);
    await page.getByRole("button", { name: "Calculate My Savings" }).click();
    await expectReads(
      page,
      "#quote",
      `
- 'dialog "Get your FREE insurance review by Call or Text: ${phone}"':
  - 'heading "Get your FREE insurance review by Call or Text: ${phone}" [level=2]':
    - link "${phone}":
      - /url: ${phoneLink}
  - iframe
  - button /${regexp(layout.quoteDialog.close)}/
  - paragraph:
    - text: /.+/
    - link /${regexp(phone)}/:
      - /url: ${phoneLink}`,
    );
  });

  test.describe("on a phone", () => {
    test.use({ viewport: phoneSize });
    test("the menu: a way out, the entries, the review button, the number, the address", async ({ page }) => {
      await visit(page, pages.home);
      await openMenu(page);
      await expectReads(
        page,
        "#menu",
        `
- dialog /${regexp(layout.menu.label)}/:
  - button /${regexp(layout.menu.close)}/
  - navigation /${regexp(layout.menu.navigation)}/:
    - list:${entriesAt(6, layout.navigation)}
  - button "Get Free Insurance Review"${numberAt(2)}
  - ${quoted(`link "${address}"`)}:
    - /url: /^https:/`,
      );
    });
  });
});

test("in the directory a screen reader finds two groups, each entry with a name, a role and a number", async ({
  opened,
}) => {
  const page = await opened(pages.directory);
  const entry = ({ email, languages = [] }: Partial<(typeof agents)[number]>) => `
      - listitem:
        - heading /.+/ [level=3]
        - paragraph: /.+/${languages.length > 0 ? `${lines(8, "list:")}${wordsAt(10, languages)}` : ""}
        - link /^.+ \\(\\d{3}\\) \\d{3}-\\d{4}( x\\d+)?$/:
          - /url: /^tel:\\+1\\d{10}(,\\d+)?$/${email ? `${lines(8, `link "${email}":`)}${lines(10, `/url: mailto:${email}`)}` : ""}`;
  await expectReads(
    page,
    "main",
    `
- main:
  - heading "Company Directory" [level=1]
  - paragraph: Contact our team directly for personalized insurance assistance
  - region "Main Lines":
    - heading "Main Lines" [level=2]
    - list:${mainLines.map((line) => entry(line)).join("")}
  - region "Licensed Agents":
    - heading "Licensed Agents" [level=2]
    - list:${agents.map((agent) => entry(agent)).join("")}
  - heading /.+/ [level=2]
  - paragraph: /.+/
  - link "Call Main Office":
    - /url: ${phoneLink}
  - link "Return to Homepage":
    - /url: /`,
  );
});

for (const path of [pages.privacy, pages.terms]) {
  test(`on ${path} a screen reader finds the date, the list of sections, and a heading for each`, async ({
    opened,
  }) => {
    const page = await opened(path);
    const titles = await page
      .getByRole("navigation", { name: layout.legal.contents })
      .getByRole("link")
      .allTextContents();
    await expectReads(
      page,
      "main",
      `
- main:
  - heading [level=1]
  - paragraph: /^Last updated/
  - navigation /.+/:
    - heading /.+/ [level=2]
    - list:${titles.map((title) => `\n      - listitem:\n        - link "${title}"`).join("")}
  - paragraph: /.+/${titles.map((title) => `\n  - heading "${title}" [level=2]`).join("")}
  - link "Return to Home":
    - /url: /`,
    );
  });
}

test("no icon has a voice, on any page", async ({ opened }) => {
  for (const path of allPages) {
    const page = await opened(path);
    await expect(page.locator("svg:not([aria-hidden=true])")).toHaveCount(0);
  }
});

test("the home page has ten landmarks on arrival: those that somebody jumps to", async ({ opened }) => {
  const page = await opened(pages.home);
  const roles = ["banner", "navigation", "main", "region", "complementary", "contentinfo"] as const;
  const counts = await Promise.all(roles.map((role) => page.getByRole(role).count()));
  expect(Object.fromEntries(roles.map((role, index) => [role, counts[index]]))).toEqual({
    banner: 1,
    navigation: 3,
    main: 1,
    region: 4,
    complementary: 0,
    contentinfo: 1,
  });
});
