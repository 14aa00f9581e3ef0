import assert from "node:assert/strict";
import {
  errorScreen,
  formsAreSamples,
  home,
  hoursLines,
  layout,
  mainLines,
  openings,
  openWordsAt,
  products,
  ratingWords,
  shownNumber,
  testimonials,
} from "../content";
import type { Listener } from "./orca";

/** What a person relies on hearing: a name, and the way to it. `site` is the address without a slash at its end. */
export const sentences: Record<string, (listener: Listener, site: string) => Promise<void>> = {
  "the title and the headline of the home page": async ({ open, press, hears }, site) => {
    await open(`${site}/`);
    await hears(home.seo.title);
    press("h");
    await hears(home.hero.headline, "heading level 1");
  },
  "the skip link, first, and the main content after it": async ({ open, press, hears }, site) => {
    await open(`${site}/`);
    press("Tab");
    await hears(layout.skipLink, "link");
    press("Return");
    await hears("main content");
  },
  "a choice in the navigation, and the place where it lands": async (
    { open, press, hears, pressUntil },
    site,
  ) => {
    await open(`${site}/`);
    await pressUntil("Tab", "About Us", "link");
    press("Return");
    await hears(home.about.heading, "region");
  },
  "the way into the quote dialog, and out of it": async ({ open, press, hears, pressUntil }, site) => {
    await open(`${site}/directory`);
    await pressUntil("shift+Tab", "Get a Quote", "button");
    press("Return");
    await hears("Get your FREE insurance review by Call or Text");
    press("Escape");
    await hears("Get a Quote", "button");
  },
  "the rating of a review": async ({ open, pressUntil }, site) => {
    const [first] = testimonials;
    // There may be none yet.
    if (!first) return;
    await open(`${site}/#testimonials`);
    await pressUntil("g", ratingWords(first.rating), "image");
  },
  "the features of a card as a list": async ({ open, pressUntil }, site) => {
    const count = products[0]?.features.length;
    await open(`${site}/#products`);
    await pressUntil("l", `List with ${count} item${count === 1 ? "" : "s"}`);
  },
  "whether the office is open, and a day with its hours": async (listener, site) => {
    const { open, press, pressUntil } = listener;
    await open(`${site}/#contact`);
    await pressUntil("3", home.contact.hours.heading, "heading level 3");
    press("Down");
    await hearsOneOf(
      listener,
      openings.flatMap(({ from, to }) => [from - 1, from, to].map(openWordsAt)),
    );
    const [first] = hoursLines;
    await pressUntil("Down", String(first?.days));
    await pressUntil("Down", String(first?.hours));
  },
  "a number of the directory with the name of who is called": async ({ open, pressUntil }, site) => {
    await open(`${site}/directory`);
    const [line] = mainLines;
    await pressUntil("Tab", `${line?.name} ${shownNumber(String(line?.phone))}`, "link");
  },
  // A provider's forms are not ours to keep silent.
  ...(formsAreSamples && {
    "that the form does not answer": async ({ open }: Listener, site: string) => {
      // The dialog that the address opens may cut 'Finished loading' short.
      await open(`${site}/directory?silent#quote`, layout.frame.silent);
    },
  }),
  "the error screen, once": async ({ open, hears, said }, site) => {
    await open(`${site}/directory?broken#quote`);
    // By the tab's title, which comes first: its heading, which has the focus, is not said once more.
    await hears(`Finished loading ${errorScreen.heading}`, "Page has");
    const times = said().filter((line) => line.includes(errorScreen.heading)).length;
    assert.equal(times, 1, said().join(" | "));
  },
  "that a page was not found": async ({ open, press, hears }, site) => {
    await open(`${site}/no-such-page`);
    press("h");
    await hears("Oops! Page not found", "heading level 1");
  },
};

/** Any of the sentences that are right at some time of the week. */
async function hearsOneOf({ said }: Listener, all: string[]): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!all.some((words) => said().join(" ").includes(words))) {
    if (Date.now() > deadline) throw new Error(`heard: ${said().join(" | ")}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
