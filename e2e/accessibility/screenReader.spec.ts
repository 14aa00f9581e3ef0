import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  agencyName,
  deskSize,
  email,
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
 * gives stand as they are; words that an editor may change are /.+/.
 */

test.use({ viewport: deskSize, contextOptions: { reducedMotion: "reduce" } });

const regexp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
/** Lines of a tree, so many spaces in. */
const lines = (spaces: number, ...all: string[]) =>
  all.map((line) => `\n${" ".repeat(spaces)}- ${line}`).join("");
const numberAt = (spaces: number) =>
  lines(spaces, `link "${phone}":\n${" ".repeat(spaces + 2)}- /url: ${phoneLink}`);
const hoursAt = (spaces: number) =>
  lines(
    spaces,
    ...["term: Mon-Fri", "definition: 9:00 AM-6:00 PM"],
    ...["term: Saturday", "definition: 9:00 AM-1:00 PM"],
    ...["term: Sunday", "definition: Closed"],
    ...["term: Evenings", "definition: By appointment"],
    ...["term: Emergency Claims", "definition: 24/7"],
  );

async function expectReads(page: Page, selector: string, tree: string): Promise<void> {
  await expect(page.locator(selector)).toMatchAriaSnapshot(tree);
}

test.describe("on the home page a screen reader finds", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, pages.home);
  });

  test("the header: home, five entries, the number, the review button", async ({ page }) => {
    await expectReads(
      page,
      "header",
      `
- banner:
  - link "${agencyName}, home page":
    - /url: /
  - navigation "Main navigation":
    - list:
      - listitem:
        - link "Insurance Products":
          - /url: "#products"
      - listitem:
        - link "About Us":
          - /url: "#about"
      - listitem:
        - link "Directory":
          - /url: /directory
      - listitem:
        - button "Get a Quote"
      - listitem:
        - link "Contact":
          - /url: "#contact"
  - link "${phone}":
    - /url: ${phoneLink}
  - button "Get Free Insurance Review"`,
    );
  });

  test("the hero: the promise, two buttons, the form, four proofs", async ({ page }) => {
    await expectReads(
      page,
      "main > section:first-child",
      `
- region:
  - heading /.+/ [level=1]
  - paragraph: /.+/
  - button "Get Free Insurance Review"
  - link "Call ${phone}":
    - /url: ${phoneLink}
  - iframe
  - paragraph:
    - text: Trouble with the form?
    - link "Call ${phone}":
      - /url: ${phoneLink}
  - list:
    - listitem:
      - strong: AZ Licensed
      - text: Licensed Agency
    - listitem:
      - strong: 500+
      - text: Clients Protected
    - listitem:
      - strong: 20+
      - text: Years Experience
    - listitem:
      - strong: Same Day
      - text: Response Time`,
    );
  });

  test("the products: six, each with a heading and four features, and the offer for more than one", async ({
    page,
  }) => {
    const card = (title: string) => `
    - listitem:
      - heading /${title}/ [level=3]
      - paragraph: /.+/
      - list:
        - listitem: /.+/
        - listitem: /.+/
        - listitem: /.+/
        - listitem: /.+/`;
    const popular = card("Auto").replace("- listitem:", "- listitem:\n      - paragraph: Most popular");
    await expectReads(
      page,
      "#products",
      `
- region:
  - heading /.+/ [level=2]
  - paragraph: /.+/
  - list:${popular}${["Homeowners", "Life", "Commercial", "Umbrella", "Renters"].map(card).join("")}
  - complementary:
    - heading /25%/ [level=3]
    - paragraph: /.+/
    - button "Calculate My Savings"
    - link "Speak with ${principal}":
      - /url: /^tel:/`,
    );
  });

  test("the agency: five reasons, four certifications, the principal, four figures with their labels", async ({
    page,
  }) => {
    const reason = `
    - listitem:
      - strong: /.+/
      - paragraph: /.+/`;
    await expectReads(
      page,
      "#about",
      `
- region "Your Trusted Insurance Partner in Phoenix":
  - heading "Your Trusted Insurance Partner in Phoenix" [level=2]
  - paragraph: /.+/
  - heading /.+/ [level=3]
  - list:${reason.repeat(5)}
  - heading /.+/ [level=3]
  - list:
    - listitem: Arizona Licensed Insurance Agent
    - listitem: Property & Casualty Specialist
    - listitem: Life Insurance Expert
    - listitem: Commercial Insurance Certified
  - link "Read Customer Reviews":
    - /url: "#testimonials"
  - article "${principal}":
    - img /.{20,}/
    - heading "${principal}" [level=3]
    - paragraph: Agency Principal
    - blockquote: /.+/
    - term: Office
    - definition: 2550 W Union Hills Dr, Phoenix, AZ
    - term: Phone
    - definition:${numberAt(6)}
    - term: Hours
    - definition:${hoursAt(6)}
    - button "Request Free Consultation"
  - term: Clients Protected
  - definition: 500+
  - term: Years Experience
  - definition: 20+
  - term: Customer Rating
  - definition: 4.8/5
  - term: Response Time
  - definition: Same Day`,
    );
  });

  test("the reviews: six, each with its rating in words", async ({ page }) => {
    const review = `
    - listitem:
      - figure:
        - img /^Rated [1-5] out of 5$/
        - blockquote: /.+/
        - strong: /.+/
        - text: /.+, AZ · .+ Verified Customer/`;
    await expectReads(
      page,
      "#testimonials",
      `
- region "What Our Clients Say":
  - heading "What Our Clients Say" [level=2]
  - paragraph: /.+/
  - paragraph: 4.8/5 (52 Google reviews)
  - heading "Find us on" [level=3]
  - list:
    - listitem: /.+/
    - listitem: /.+/
    - listitem: /.+/
    - listitem: /.+/
  - list:${review.repeat(6)}`,
    );
  });

  test("the contact section: three ways, the form, the office, the hours, claims", async ({ page }) => {
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
      - button /^Schedule Meeting/
  - heading "Send Us a Message" [level=3]
  - paragraph: /.+/
  - iframe
  - paragraph:
    - text: Trouble with the form?
    - link "Call ${phone}":
      - /url: ${phoneLink}
    - text: or
    - link /${regexp(email)}/:
      - /url: mailto:${email}
  - region "Office Location":
    - heading "Office Location" [level=3]
    - text: /2550 W Union Hills Dr Phoenix, AZ/
    - link "Get Directions (opens in a new tab)":
      - /url: /maps/
    - list:
      - listitem: /[Ff]ree parking/
      - listitem: /[Ww]heelchair accessible/
      - listitem: /major cross street/
  - region "Office Hours":
    - heading "Office Hours" [level=3]
    - paragraph: /^(Open now|Closed), /${hoursAt(4)}
  - region /[Ee]mergency claims/:
    - heading /[Ee]mergency claims/ [level=3]
    - paragraph: /24\\/7.+hotline or mobile app/`,
    );
  });

  test("the footer: contact, hours, two navigations with names, the cities, the licence", async ({
    page,
  }) => {
    const cities =
      "Phoenix Scottsdale Tempe Mesa Chandler Gilbert Glendale Peoria Surprise Avondale Goodyear".split(" ");
    await expectReads(
      page,
      "footer",
      `
- contentinfo:
  - text: ${agencyName}
  - paragraph: /since 2022/
  - button "Get Free Insurance Review"
  - heading /.+/ [level=2]
  - list:
    - listitem: /2550 W Union Hills Dr Phoenix, AZ/
    - listitem:${numberAt(6)}
    - listitem:
      - link "${email}":
        - /url: mailto:${email}
    - listitem:
      - link /Follow us on .+ \\(opens in a new tab\\)/:
        - /url: /^https:/
  - heading /[Hh]ours/ [level=2]${hoursAt(2)}
  - navigation /.+/:
    - heading /.+/ [level=2]
    - list:${["Auto", "Home", "Life", "Commercial", "Umbrella", "Renters"]
      .map((name) => `\n      - listitem:\n        - link "${name}":\n          - /url: "#products"`)
      .join("")}
  - navigation "Company":
    - heading "Company" [level=2]
    - list:
      - listitem:
        - link "About Us"
      - listitem:
        - link "Our Team":
          - /url: /directory#licensed-agents
      - listitem:
        - link "Company Directory"
      - listitem:
        - link "Customer Reviews"
      - listitem:
        - link "Contact Us"
      - listitem:
        - button "Get a Quote"
      - listitem:
        - link "Privacy Policy"
      - listitem:
        - link "Terms & Conditions"
  - heading /.+/ [level=2]
  - list:${cities.map((city) => `\n    - listitem: ${city}`).join("")}
  - list:
    - listitem: Licensed Insurance Agency
    - listitem: Better Business Bureau Accredited
    - listitem: /^Arizona License/
  - paragraph: /^© \\d{4} .+/`,
    );
  });

  test("the quote dialog: its question and number, the survey, the way out, the way to a person", async ({
    page,
  }) => {
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
  - button "Close"
  - paragraph:
    - text: Trouble with the form?
    - link "Call ${phone}":
      - /url: ${phoneLink}`,
    );
  });

  test.describe("on a phone", () => {
    test.use({ viewport: phoneSize });
    test("the menu: a way out, five entries, the review button, the number, the address", async ({
      page,
    }) => {
      await openMenu(page);
      await expectReads(
        page,
        "#menu",
        `
- dialog "Menu":
  - button "Close menu"
  - navigation "Main navigation":
    - list:
      - listitem:
        - link "Insurance Products"
      - listitem:
        - link "About Us"
      - listitem:
        - link "Directory"
      - listitem:
        - button "Get a Quote"
      - listitem:
        - link "Contact"
  - button "Get Free Insurance Review"${numberAt(2)}
  - paragraph: 2550 W Union Hills Dr, Phoenix, AZ`,
      );
    });
  });
});

test("in the directory a screen reader finds two groups, each entry with a name, a role and a number", async ({
  page,
}) => {
  await visit(page, pages.directory);
  const entry = `
      - listitem:
        - heading /.+/ [level=3]
        - paragraph: /.+/
        - link /\\(\\d{3}\\) \\d{3}-\\d{4}$/:
          - /url: /^tel:\\+1\\d{10}$/`;
  await expectReads(
    page,
    "main",
    `
- main:
  - heading "Company Directory" [level=1]
  - paragraph: Contact our team directly for personalized insurance assistance
  - region "Main Lines":
    - heading "Main Lines" [level=2]
    - list:${entry.repeat(2)}
  - region "Licensed Agents":
    - heading "Licensed Agents" [level=2]
    - list:${entry.repeat(7)}
  - region /.+/:
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
    page,
  }) => {
    await visit(page, path);
    const titles = await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link")
      .allTextContents();
    await expectReads(
      page,
      "main",
      `
- main:
  - heading [level=1]
  - paragraph: /^Last updated/
  - navigation "On this page":
    - heading "On this page" [level=2]
    - list:${titles.map((title) => `\n      - listitem:\n        - link "${title}"`).join("")}
  - paragraph: /.+/${titles.map((title) => `\n  - heading "${title}" [level=2]`).join("")}
  - link "Return to Home":
    - /url: /`,
    );
  });
}

test("no icon has a voice, on any page", async ({ page }) => {
  for (const path of Object.values(pages)) {
    await page.goto(path);
    await expect(page.locator("svg:not([aria-hidden=true])")).toHaveCount(0);
  }
});
