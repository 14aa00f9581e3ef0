import type { Locator, Page } from "@playwright/test";
import { quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { holdDeferredScript, phoneSize, visit, waitForScripts } from "./pageHelpers";

// Puts the visitor in Auckland, to test that 'Open now' depends only on the office's time zone.
test.use({ viewport: phoneSize, timezoneId: "Pacific/Auckland" });

/**
 * Imitates Chrome's translation, which wraps text nodes in `<font>`, and puts each translated text in «…».
 * https://github.com/facebook/react/issues/11538
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

/** Imitates browser extensions and call-tracking scripts: wraps phone numbers and inserts elements. */
async function extend(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll("a[href^=tel]"))
      link.innerHTML = link.innerHTML.replace(/\(\d{3}\) \d{3}-\d{4}/, "<call-extension>$&</call-extension>");
    for (const parent of document.querySelectorAll(
      "main, main section, footer, dialog, [data-frame], [data-open-status]",
    ))
      parent.prepend(document.createElement("other-extension"));
    document.documentElement.append(document.createElement("other-extension"));
    // Inserts elements with ids that the page also uses, as some extensions do.
    const ids = ["quote", "menu", "error-screen"];
    document.body.prepend(...ids.map((id) => Object.assign(document.createElement("i"), { id })));
  });
}

const quoteButton = (page: Page) => page.locator("#about button[commandfor=quote]");
const answer = (page: Page) =>
  quoteDialog(page).locator("iframe").contentFrame().getByRole("textbox").first();
const status = (page: Page) => page.locator("#contact [data-open-status]");

const shownText = async (place: Locator) => (await place.allInnerTexts()).join("\n");

/** Returns the words in `<main>`, except text that scripts update, such as 'Open now, until 6:00 PM'. */
async function wordsInMain(page: Page): Promise<string[]> {
  const shown = await shownText(page.getByRole("main"));
  return shown.replaceAll(await shownText(status(page)), "").split(/\s+/);
}

for (const [change, apply] of Object.entries({
  "the browser's translation": translate,
  "a browser extension": extend,
}))
  test(`even if ${change} alters the page during loading, the quote dialog opens, the survey keeps its answers, and the open/closed status updates`, async ({
    page,
  }) => {
    await page.clock.install({ time: "2030-11-18T17:58:30-08:00" });
    const release = await holdDeferredScript(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Open menu" }).waitFor();
    await apply(page);
    await quoteButton(page).click();
    const position = () => page.evaluate(() => scrollY);
    const before = { position: await position(), words: await wordsInMain(page) };
    release();
    await waitForScripts(page);
    await answer(page).fill("typed");
    await expect(status(page)).toHaveText("Open now, until 6:00 PM");
    await page.clock.runFor("01:31");
    await expect(status(page)).toHaveText("Closed, opens Tuesday 9:00 AM");
    await expect(quoteDialog(page)).toBeVisible();
    await expect(answer(page)).toHaveValue("typed");
    expect({ position: await position(), words: await wordsInMain(page) }).toEqual(before);
  });

test("dialogs of cookie banners and browser extensions stay open until their own buttons close them", async ({
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

test("translation does not change names, phone numbers, or email or street addresses", async ({ page }) => {
  await visit(page, "/directory");
  const names = await page.locator("#licensed-agents h3").allInnerTexts();
  await translate(page);
  const text = await shownText(page.locator("body"));
  for (const word of [
    ...names,
    "Núñez",
    "(928) 555-0177",
    "4100 Ocotillo Ridge Rd",
    "hello@ironwood.example",
  ]) {
    expect(text).toContain(word);
    expect(text).not.toContain(`«${word.trim()}»`);
  }
});
