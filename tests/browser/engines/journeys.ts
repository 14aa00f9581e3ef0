import assert from "node:assert/strict";
import { agents, formsAreSamples, holidays, mainLines, openings, openStatusAt } from "../content";
import { type Browser, waitUntil } from "./browser";

/** A user journey that runs in any engine. `site` is the site's URL without a trailing slash. */
export type Journey = (browser: Browser, site: string) => Promise<void>;

/** The user journeys that run in both Firefox and WebKit, by title. */
export const journeys: Record<string, Journey> = {
  "closing the quote dialog returns the focus to the quote button that opened it": async (browser, site) => {
    await browser.resize(1280, 800);
    await browser.open(`${site}/`);
    for (const [selector, text] of [
      ["header nav button", "Get a Quote"],
      ["main button", "Get Free Insurance Review"],
      ["main button", "Calculate My Savings"],
      ["main button", "Request Free Consultation"],
      ["#contact ul button", ""],
      ["footer button", "Get Free Insurance Review"],
    ] as const) {
      await browser.click(selector, text);
      await waitUntil(browser, `${text || selector} opens the dialog`, quoteIsOpen);
      await waitUntil(
        browser,
        "the focus is in the dialog",
        'document.querySelector("#quote").contains(document.activeElement)',
      );
      await browser.key("Escape");
      await waitUntil(browser, "Escape closes it", quoteIsClosed);
      await waitUntil(
        browser,
        "the focus is back",
        `document.activeElement.matches(${JSON.stringify(selector)})`,
      );
    }

    await browser.click("main button", "Calculate My Savings");
    await waitUntil(browser, "the dialog opens again", quoteIsOpen);
    await transitionsEnded(browser, "#quote");
    await browser.click("#quote button[command=close]");
    await waitUntil(browser, "the close button closes it", quoteIsClosed);

    await browser.click("main button", "Calculate My Savings");
    await waitUntil(browser, "the dialog opens a third time", quoteIsOpen);
    await transitionsEnded(browser, "#quote");
    await browser.clickAt(20, 400);
    await waitUntil(browser, "a click on the backdrop closes it", quoteIsClosed);
    await waitUntil(
      browser,
      "the opener has the focus",
      'document.activeElement.textContent === "Calculate My Savings"',
    );
  },

  "on a phone, the quote dialog fits, and the page behind it does not scroll": async (browser, site) => {
    await browser.resize(390, 700);
    await browser.open(`${site}/`);
    await browser.click("main button", "Get Free Insurance Review");
    await waitUntil(browser, "the dialog opens", quoteIsOpen);
    await transitionsEnded(browser, "#quote");
    const [height, windowHeight, closeTop, overflow] = await browser.evaluate<
      [number, number, number, string]
    >(`
      const box = document.querySelector("#quote").getBoundingClientRect();
      const close = document.querySelector("#quote button[command=close]").getBoundingClientRect();
      return [box.height, innerHeight, close.top, getComputedStyle(document.documentElement).overflowY]`);
    assert.ok(height <= windowHeight * 0.9 + 1, `the dialog is ${height} px of ${windowHeight} px high`);
    assert.ok(closeTop >= 0 && closeTop < windowHeight, "the close button is in sight");
    assert.equal(overflow, "hidden");
    await waitUntil(
      browser,
      "the survey is fetched",
      formsAreSamples
        ? 'document.querySelector("#quote [data-frame]").dataset.state === "arrived"'
        : 'document.querySelector("#quote iframe").src !== ""',
    );
  },

  "a double click on a quote button leaves the quote dialog open": async (browser, site) => {
    await browser.resize(1280, 800);
    await browser.open(`${site}/`);
    for (const text of ["Get Free Insurance Review", "Request Free Consultation"]) {
      await browser.doubleClick("main button", text);
      await waitUntil(browser, "the dialog opens", quoteIsOpen);
      await transitionsEnded(browser, "#quote");
      assert.ok(await browser.evaluate(`return ${quoteIsOpen}`), "the dialog is still open");
      await browser.key("Escape");
      await waitUntil(browser, "Escape closes it", quoteIsClosed);
    }
  },

  "all lists of the home page have the list role in the accessibility tree": async (browser, site) => {
    await browser.open(`${site}/`);
    // Reads the list items first, because WebKit computes the role of a list only afterwards.
    await browser.roles?.("main li, footer li");
    const roles = (await browser.roles?.(":is(main, footer) :is(ul, ol):not(details *)")) ?? [];
    assert.deepEqual(roles, Array(roles.length).fill("list"));
  },

  "a URL with #quote opens the quote dialog, and closing it removes #quote": async (browser, site) => {
    await browser.resize(1280, 800);
    await browser.open(`${site}/directory#quote`);
    await waitUntil(browser, "the dialog is open", quoteIsOpen);
    await transitionsEnded(browser, "#quote");
    await browser.click("#quote button[command=close]");
    await waitUntil(browser, "it closes", quoteIsClosed);
    await waitUntil(browser, "the URL has no hash", 'location.hash === ""');
  },

  "menu entries, Escape, the backdrop and a larger viewport close the menu": async (browser, site) => {
    await browser.resize(390, 700);
    await browser.open(`${site}/`);
    const openMenu = async () => {
      await browser.click("header button[commandfor=menu]");
      await waitUntil(browser, "the menu opens", 'document.querySelector("#menu").matches(":modal")');
      await transitionsEnded(browser, "#menu");
    };
    const closed = '!document.querySelector("#menu").open';

    await openMenu();
    const box = await browser.evaluate<{ width: number; right: number; window: number }>(`
      const { width, right } = document.querySelector("#menu").getBoundingClientRect();
      return { width, right, window: document.documentElement.clientWidth }`);
    assert.equal(box.width, 300);
    assert.ok(Math.abs(box.right - box.window) < 2, `the menu ends at ${box.right} px of ${box.window} px`);
    await browser.key("Escape");
    await waitUntil(browser, "Escape closes it", closed);
    await waitUntil(
      browser,
      "the button has the focus",
      'document.activeElement.matches("[commandfor=menu]")',
    );

    await openMenu();
    await browser.click("#menu button[command=close]");
    await waitUntil(browser, "the close button closes it", closed);

    await openMenu();
    await browser.clickAt(30, 400);
    await waitUntil(browser, "a click on the backdrop closes it", closed);

    await openMenu();
    await browser.click("#menu a", "Contact");
    await waitUntil(browser, "a link closes it", closed);
    await waitUntil(browser, "the link leads to its section", 'location.hash === "#contact"');

    await openMenu();
    await browser.click("#menu button", "Get a Quote");
    await waitUntil(browser, "a button closes it and opens the dialog", `${closed} && ${quoteIsOpen}`);
    await browser.key("Escape");
    await waitUntil(browser, "the dialog closes", quoteIsClosed);

    await openMenu();
    await browser.resize(1280, 800);
    await waitUntil(browser, "the menu closes when the viewport grows", closed);
  },

  "every page has visible tel: links, on a phone and on desktop": async (browser, site) => {
    for (const width of [390, 1280]) {
      await browser.resize(width, 800);
      for (const path of ["/", "/directory", "/privacy-policy", "/no-such-page"]) {
        await browser.open(`${site}${path}`);
        const numbers = await browser.evaluate<string[]>(
          'return [...document.querySelectorAll("header a[href^=tel], main a[href^=tel], footer a[href^=tel]")].filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href"))',
        );
        assert.ok(numbers.length >= 2, `${path} shows numbers to call`);
        for (const number of numbers) assert.match(number, /^tel:\+1\d{10}$/);
      }
    }
  },

  "the directory lists all agents, and 'Our Team' links to them": async (browser, site) => {
    await browser.resize(1280, 800);
    await browser.open(`${site}/`);
    await browser.click("header a", "Directory");
    await waitUntil(
      browser,
      "the directory opens",
      'location.pathname === "/directory" && document.readyState === "complete"',
    );
    const entries = await browser.evaluate<[number, number]>(
      'return ["#main-lines h3", "#licensed-agents h3"].map((rows) => document.querySelectorAll(rows).length)',
    );
    assert.deepEqual(entries, [mainLines.length, agents.length]);
    await browser.click("main a", "Return to Homepage");
    await waitUntil(browser, "home again", 'location.pathname === "/" && document.readyState === "complete"');
    await browser.click("footer a", "Our Team");
    await waitUntil(browser, "the agents are in sight, below the header", belowHeader("#licensed-agents"));
  },

  "a link from another page to a section scrolls it to below the sticky header": async (browser, site) => {
    await browser.resize(390, 700);
    for (const hash of ["#products", "#about", "#testimonials", "#contact"]) {
      await browser.open(`${site}/privacy-policy`);
      await browser.open(`${site}/${hash}`);
      await waitUntil(browser, `${hash} is in sight, below the header`, belowHeader(hash));
    }
  },

  "a wrong URL shows the not-found page with a link to the home page": async (browser, site) => {
    await browser.open(`${site}/reveiws/2024`);
    await waitUntil(
      browser,
      "the not-found page is shown",
      'document.querySelector("h1").textContent === "Oops! Page not found"',
    );
    await browser.click("main a", "Return to Home");
    await waitUntil(browser, "home", 'location.pathname === "/" && document.querySelector("#products")');
  },

  "the date of the privacy policy and the opening status are current": async (browser, site) => {
    await browser.resize(1280, 800);
    await browser.open(`${site}/privacy-policy`);
    await browser.key("Tab");
    await waitUntil(
      browser,
      "the date is today's",
      'document.querySelector("main").textContent.includes(new Date().toLocaleDateString("en-US", { dateStyle: "long" }))',
    );
    await browser.open(`${site}/#contact`);
    await browser.key("Tab");
    // Accepts every status of a week or a holiday, because the clock is not mocked.
    const statuses = openings.flatMap(({ from, to }) => [from - 1, from, to].map(openStatusAt));
    const status = 'document.querySelector("#contact [data-open-status]").textContent';
    await waitUntil(
      browser,
      "the opening status is shown",
      `${statuses.length === 0} || ${JSON.stringify(statuses)}.includes(${status}) ||
        ${JSON.stringify(holidays.map(({ name }) => name))}.some((name) => ${status}.includes(name))`,
    );
  },
};

const quoteIsOpen = 'document.querySelector("#quote").matches(":modal")';
const quoteIsClosed = '!document.querySelector("#quote").open';
const belowHeader = (selector: string) => `(() => {
  const distance = document.querySelector("${selector}").getBoundingClientRect().top -
    document.querySelector("header").getBoundingClientRect().bottom;
  return document.readyState === "complete" && distance > -2 && distance < 150;
})()`;

/** Waits until a dialog's transitions have ended, so that clicks hit their target. */
function transitionsEnded(browser: Browser, selector: string): Promise<void> {
  return waitUntil(
    browser,
    `the transitions of ${selector} end`,
    `document.querySelector("${selector}").getAnimations({ subtree: true }).every(({ playState }) => playState === "finished")`,
  );
}
