import assert from "node:assert/strict";
import { agents, formsAreSamples, holidays, mainLines, openings, openStatusAt } from "../content";
import { type Browser, until } from "./browser";

/** The steps of a person on any engine. `site` is the address without a slash at its end. */
export type Journey = (browser: Browser, site: string) => Promise<void>;

/** What a person does, each by its name. */
export const journeys: Record<string, Journey> = {
  "asks for a review on a desk: every way in and every way out": async (browser, site) => {
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
      await browser.press(selector, text);
      await until(browser, `${text || selector} opens the dialog`, quoteIsOpen);
      await until(
        browser,
        "the focus is in the dialog",
        'document.querySelector("#quote").contains(document.activeElement)',
      );
      await browser.key("Escape");
      await until(browser, "Escape closes it", quoteIsClosed);
      await until(
        browser,
        "the focus is back",
        `document.activeElement.matches(${JSON.stringify(selector)})`,
      );
    }

    await browser.press("main button", "Calculate My Savings");
    await until(browser, "the dialog opens again", quoteIsOpen);
    await settled(browser, "#quote");
    await browser.press("#quote button[command=close]");
    await until(browser, "the close button closes it", quoteIsClosed);

    await browser.press("main button", "Calculate My Savings");
    await until(browser, "the dialog opens a third time", quoteIsOpen);
    await settled(browser, "#quote");
    await browser.pressAt(20, 400);
    await until(browser, "a press beside it closes it", quoteIsClosed);
    await until(
      browser,
      "the opener has the focus",
      'document.activeElement.textContent === "Calculate My Savings"',
    );
  },

  "asks for a review on a phone: the dialog fits, and the page behind it stays": async (browser, site) => {
    await browser.resize(390, 700);
    await browser.open(`${site}/`);
    await browser.press("main button", "Get Free Insurance Review");
    await until(browser, "the dialog opens", quoteIsOpen);
    await settled(browser, "#quote");
    const [height, windowHeight, closeTop, overflow] = await browser.evaluate<
      [number, number, number, string]
    >(`
      const box = document.querySelector("#quote").getBoundingClientRect();
      const close = document.querySelector("#quote button[command=close]").getBoundingClientRect();
      return [box.height, innerHeight, close.top, getComputedStyle(document.documentElement).overflowY]`);
    assert.ok(height <= windowHeight * 0.9 + 1, `the dialog is ${height} px of ${windowHeight} px high`);
    assert.ok(closeTop >= 0 && closeTop < windowHeight, "the close button is in sight");
    assert.equal(overflow, "hidden");
    await until(
      browser,
      "the survey is fetched",
      formsAreSamples
        ? 'document.querySelector("#quote [data-frame]").dataset.state === "arrived"'
        : 'document.querySelector("#quote iframe").src !== ""',
    );
  },

  "presses twice, as a hurried hand does: what opened stays open": async (browser, site) => {
    await browser.resize(1280, 800);
    await browser.open(`${site}/`);
    for (const text of ["Get Free Insurance Review", "Request Free Consultation"]) {
      await browser.pressTwice("main button", text);
      await until(browser, "the dialog opens", quoteIsOpen);
      await settled(browser, "#quote");
      assert.ok(await browser.evaluate(`return ${quoteIsOpen}`), "the dialog is still open");
      await browser.key("Escape");
      await until(browser, "Escape closes it", quoteIsClosed);
    }
  },

  "hears that products, features, reviews and cities are lists": async (browser, site) => {
    await browser.open(`${site}/`);
    // WebKit decides what is a list when it has looked at the items.
    await browser.roles?.("main li, footer li");
    const roles = (await browser.roles?.(":is(main, footer) :is(ul, ol):not(details *)")) ?? [];
    assert.deepEqual(roles, Array(roles.length).fill("list"));
  },

  "follows a link that ends in #quote": async (browser, site) => {
    await browser.resize(1280, 800);
    await browser.open(`${site}/directory#quote`);
    await until(browser, "the dialog is open", quoteIsOpen);
    await settled(browser, "#quote");
    await browser.press("#quote button[command=close]");
    await until(browser, "it closes", quoteIsClosed);
    await until(browser, "the address is clean", 'location.hash === ""');
  },

  "uses the menu: every choice and every way out closes it": async (browser, site) => {
    await browser.resize(390, 700);
    await browser.open(`${site}/`);
    const openMenu = async () => {
      await browser.press("header button[commandfor=menu]");
      await until(browser, "the menu opens", 'document.querySelector("#menu").matches(":modal")');
      await settled(browser, "#menu");
    };
    const closed = '!document.querySelector("#menu").open';

    await openMenu();
    const box = await browser.evaluate<{ width: number; right: number; window: number }>(`
      const { width, right } = document.querySelector("#menu").getBoundingClientRect();
      return { width, right, window: document.documentElement.clientWidth }`);
    assert.equal(box.width, 300);
    assert.ok(Math.abs(box.right - box.window) < 2, `the menu ends at ${box.right} px of ${box.window} px`);
    await browser.key("Escape");
    await until(browser, "Escape closes it", closed);
    await until(browser, "the button has the focus", 'document.activeElement.matches("[commandfor=menu]")');

    await openMenu();
    await browser.press("#menu button[command=close]");
    await until(browser, "the close button closes it", closed);

    await openMenu();
    await browser.pressAt(30, 400);
    await until(browser, "a press beside it closes it", closed);

    await openMenu();
    await browser.press("#menu a", "Contact");
    await until(browser, "a link closes it", closed);
    await until(browser, "and leads to its section", 'location.hash === "#contact"');

    await openMenu();
    await browser.press("#menu button", "Get a Quote");
    await until(browser, "a button closes it and opens the dialog", `${closed} && ${quoteIsOpen}`);
    await browser.key("Escape");
    await until(browser, "the dialog closes", quoteIsClosed);

    await openMenu();
    await browser.resize(1280, 800);
    await until(browser, "it closes when the window grows", closed);
  },

  "calls: the numbers can be tapped, on a phone and on a desk": async (browser, site) => {
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

  "finds an agent": async (browser, site) => {
    await browser.resize(1280, 800);
    await browser.open(`${site}/`);
    await browser.press("header a", "Directory");
    await until(
      browser,
      "the directory opens",
      'location.pathname === "/directory" && document.readyState === "complete"',
    );
    const entries = await browser.evaluate<[number, number]>(
      'return ["#main-lines h3", "#licensed-agents h3"].map((rows) => document.querySelectorAll(rows).length)',
    );
    assert.deepEqual(entries, [mainLines.length, agents.length]);
    await browser.press("main a", "Return to Homepage");
    await until(browser, "home again", 'location.pathname === "/" && document.readyState === "complete"');
    await browser.press("footer a", "Our Team");
    await until(browser, "the agents are in sight, below the header", belowHeader("#licensed-agents"));
  },

  "lands below the sticky header from another page": async (browser, site) => {
    await browser.resize(390, 700);
    for (const hash of ["#products", "#about", "#testimonials", "#contact"]) {
      await browser.open(`${site}/privacy-policy`);
      await browser.open(`${site}/${hash}`);
      await until(browser, `${hash} is in sight, below the header`, belowHeader(hash));
    }
  },

  "gets lost on a wrong address, and finds home": async (browser, site) => {
    await browser.open(`${site}/reveiws/2024`);
    await until(browser, "it says so", 'document.querySelector("h1").textContent === "Oops! Page not found"');
    await browser.press("main a", "Return to Home");
    await until(browser, "home", 'location.pathname === "/" && document.querySelector("#products")');
  },

  "sees today's date, and whether the office is open": async (browser, site) => {
    await browser.resize(1280, 800);
    await browser.open(`${site}/privacy-policy`);
    await browser.key("Tab");
    await until(
      browser,
      "the date is today's",
      'document.querySelector("main").textContent.includes(new Date().toLocaleDateString("en-US", { dateStyle: "long" }))',
    );
    await browser.open(`${site}/#contact`);
    await browser.key("Tab");
    // Any of the sentences that are right at some time of the week or name a holiday, where there are hours to tell.
    const sentences = openings.flatMap(({ from, to }) => [from - 1, from, to].map(openStatusAt));
    const said = 'document.querySelector("#contact [data-open-status]").textContent';
    await until(
      browser,
      "the hours say open or closed",
      `${sentences.length === 0} || ${JSON.stringify(sentences)}.includes(${said}) ||
        ${JSON.stringify(holidays.map(({ name }) => name))}.some((name) => ${said}.includes(name))`,
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

/** Waits for the end of a dialog's movement, so that a press hits what it aims at. */
function settled(browser: Browser, selector: string): Promise<void> {
  return until(
    browser,
    `${selector} has come to rest`,
    `document.querySelector("${selector}").getAnimations({ subtree: true }).every(({ playState }) => playState === "finished")`,
  );
}
