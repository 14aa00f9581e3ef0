import { markdown, seo, splitAt, text, textFor } from "./fieldTypes";
import { list, mapping } from "./schemaBuilders";

/** The GraphQL type is not named `Directory`, because gatsby-source-filesystem defines a type with that name. */
export const directoryPage = mapping("DirectoryPage", "The words of the company directory.", {
  seo,
  title: text("The page's heading."),
  subtitle: text("The line below the heading."),
  mainLinesHeading: textFor("/directory#main-lines", "Above the main lines."),
  agentsHeading: text("Above the licensed agents."),
  help: mapping("DirectoryPageHelp", "The card for people who do not know whom to call.", {
    heading: text("The card's heading."),
    text: text("The sentence below the heading."),
    callButton: splitAt("phone", text("The button that calls the main office.")),
    homeButton: text("The button back to the home page."),
  }),
});

export const notFound = mapping("NotFound", "The page for every address that does not exist.", {
  seo,
  code: text("The large number at the top."),
  heading: text("The page's heading."),
  text: text("What may have happened."),
});

export const errorScreen = mapping("ErrorScreen", "The screen over a page whose script failed.", {
  heading: text("The screen's heading; the error's own message follows."),
  text: text("What to do now."),
  reloadButton: text("The button that loads the page again."),
  backButton: text("The button that hides the screen, and shows the page as it was."),
});

const paragraph = markdown("A paragraph.");

const section = mapping("LegalSection", "A section of a legal page.", {
  title: text("The section's heading."),
  paragraphs: list("Paragraphs.", [1, 40], paragraph).default([]),
  points: list("Points below the paragraphs.", [1, 40], markdown("A point, with points under it.")).default(
    [],
  ),
  closing: list("Paragraphs after the list.", [1, 40], paragraph).default([]),
}).refine(({ paragraphs = [], points = [] }) => paragraphs.length + points.length > 0, {
  when: ({ value }) => value instanceof Object,
  error: 'has no text. Add "paragraphs:" or "points:"',
});

export const legalPage = mapping("LegalPage", "A legal page: each file of data/legal/ is one.", {
  seo,
  title: text("The page's heading."),
  intro: markdown("The paragraph before the first section."),
  sections: list("The page's sections, in order.", [1, 60], section),
});
