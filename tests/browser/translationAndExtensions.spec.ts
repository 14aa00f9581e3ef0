import type { Page } from "@playwright/test";
import { forms, layout, momentAt, openings, openStatusAt, street } from "./content";
import { expect, test } from "./fixtures";
import {
  agencyName,
  email,
  holdDeferredScript,
  phone,
  phoneSize,
  visit,
  waitForScripts,
} from "./pageHelpers";

// Tests pages whose DOM is changed by the browser's translation, which many families use, or by extensions that
// rewrite phone numbers, before or after the deferred script runs.

test.use({ viewport: phoneSize });

/** Returns a text as the imitated translation shows it, in guillemets. */
const translated = (text: string) => `«${text.trim()}»`;

/**
 * Imitates Chromium's translation, which replaces each translatable text node by two nested `<font>` elements that
 * contain the translated text.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.nodeValue?.trim() &&
      !node.parentElement?.closest("script, style, svg, noscript, [translate=no], font")
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(`«${text.nodeValue?.trim()}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = "es";
  });
}

/** Imitates browser extensions that wrap each phone number in an element to make it callable. */
async function wrapNumbers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [number] = /\(\d{3}\) \d{3}-\d{4}/.exec(text.nodeValue ?? "") ?? [];
      if (!number || text.parentElement?.closest("script, noscript")) continue;
      const rest = text.splitText(text.nodeValue?.indexOf(number) ?? 0);
      rest.splitText(number.length);
      const wrapper = document.createElement("call-extension");
      rest.replaceWith(wrapper);
      wrapper.append(rest);
    }
  });
}

/** Imitates browser extensions that insert elements into the page. */
async function insertElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const parent of document.querySelectorAll(
      "main, main section, footer, dialog, [data-frame], [data-open-status]",
    ))
      parent.prepend(document.createElement("other-extension"));
    document.documentElement.append(document.createElement("other-extension"));
    // Uses ids of the page, as extensions may by chance.
    document.body.insertAdjacentHTML(
      "afterbegin",
      '<i id="quote"></i><i id="menu"></i><i id="error-screen"></i>',
    );
  });
}

const changes = {
  "a translation": translate,
  "an extension that wraps phone numbers": wrapNumbers,
  "an extension that inserts elements": insertElements,
};

/** Opens the quote dialog and answers the first question of the survey. */
async function beginSurvey(page: Page): Promise<void> {
  await page.getByRole("main").locator("button[commandfor=quote]").first().click();
  await survey(page).getByRole("radio").first().check();
}

async function shownText(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).allInnerTexts()).join("\n");
}

const survey = (page: Page) => page.locator("dialog#quote iframe").first().contentFrame();

async function expectSurveyUnchanged(page: Page): Promise<void> {
  await expect(page.locator("dialog#quote")).toBeVisible();
  await expect(survey(page).getByRole("radio").first()).toBeChecked();
}

for (const [change, apply] of Object.entries(changes)) {
  test(`page and quote dialog survive ${change} before the deferred script runs`, async ({ page }) => {
    const release = await holdDeferredScript(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: layout.menu.open }).waitFor();
    await apply(page);
    await page.getByRole("main").locator("button[commandfor=quote]").nth(1).click();
    await expect(page.locator("dialog#quote")).toBeVisible();
    const position = () => page.evaluate(() => scrollY);
    const before = { position: await position(), text: await shownText(page, "main") };
    release();
    await waitForScripts(page);
    await expect(page.locator("dialog#quote")).toBeVisible();
    await survey(page).getByRole("radio").first().check();
    await page.keyboard.press("Shift");
    await expectSurveyUnchanged(page);
    // Leaves out the opening status, because it is the only text that the deferred script adds.
    const status = await shownText(page, "[data-open-status]");
    const words = (text: string) => text.replace(status, "").split(/\s+/);
    expect(words(await shownText(page, "main"))).toEqual(words(before.text));
    expect(await position()).toBe(before.position);
  });

  test(`the survey and opening status survive ${change} after the deferred script runs`, async ({ page }) => {
    test.skip(openings.length === 0, "no day of the week has opening hours");
    const closing = openings[0]?.to ?? 0;
    await page.clock.install({ time: momentAt(closing - 1.5) });
    await visit(page, "/");
    await expect(page.locator("[data-open-status]")).toHaveText(openStatusAt(closing - 1));
    await beginSurvey(page);
    await apply(page);
    const before = await shownText(page, "main");
    await page.clock.runFor("01:31");
    await expect(page.locator("[data-open-status]")).toHaveText(openStatusAt(closing));
    await expectSurveyUnchanged(page);
    const line = (text: string) => text.split("\n").filter((words) => !/open|closed/i.test(words));
    expect(line(await shownText(page, "main"))).toEqual(line(before));
  });
}

test("dialogs of consent tools and extensions are neither closed nor opened by the page", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => {
    const button = '<button commandfor="consent" command="request-close">Save</button>';
    document.body.insertAdjacentHTML("beforeend", `<dialog id="consent" closedby="none">${button}</dialog>`);
    document.querySelector<HTMLDialogElement>("dialog#consent")?.showModal();
  });
  await page.mouse.click(4, 4);
  await page.evaluate(() => {
    location.hash = "about";
  });
  await expect(page.locator("#about")).toBeInViewport();
  await expect(page.locator("#consent")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#consent")).toBeHidden();
});

test("on a translated page, the message about a form that does not load is translated", async ({ page }) => {
  await page.route(`**${forms.survey.address}*`, () => {});
  await page.clock.install();
  await visit(page, "/");
  await translate(page);
  await page.getByRole("main").locator("button[commandfor=quote]").first().click();
  const status = page.locator("dialog#quote").getByRole("status");
  await expect(status).toBeEmpty();
  // Advances the clock repeatedly, because a form's timeout starts only when the form is in the viewport.
  await expect(async () => {
    await page.clock.runFor("00:09");
    await expect(status).toContainText(translated(layout.frame.silent), { timeout: 500 });
  }).toPass();
});

test("a translation leaves names, phone numbers, the address and the email unchanged", async ({ page }) => {
  await visit(page, "/");
  await translate(page);
  const text = await shownText(page, "body");
  for (const word of [...agencyName.split(" ").slice(0, 1), phone, street, email]) {
    expect(text).toContain(word);
    expect(text).not.toContain(translated(word));
  }
  await page.goto("/directory");
  const names = await shownText(page, "#licensed-agents h3");
  await translate(page);
  expect(await shownText(page, "#licensed-agents h3")).toEqual(names);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});
