import { figureField, markdownField, seo, shortTextField, textField } from "./fields";
import { list, mapping } from "./schema";

/** The GraphQL type is not named `Directory`, because gatsby-source-filesystem defines a type with that name. */
export const directoryPage = mapping("DirectoryPage", "The words of the company directory.", {
  seo,
  title: shortTextField("The page's heading."),
  subtitle: shortTextField("The line below the heading."),
  mainLinesHeading: shortTextField("Above the main lines."),
  agentsHeading: shortTextField("Above the licensed agents."),
  help: mapping("DirectoryPageHelp", "The card for people who do not know whom to call.", {
    heading: shortTextField("The card's heading."),
    text: textField("The sentence below the heading."),
    callButton: shortTextField("The button that calls the main office."),
    homeButton: shortTextField("The button back to the home page."),
  }),
});

export const notFound = mapping("NotFound", "The page for every address that does not exist.", {
  seo,
  code: figureField("The large number at the top."),
  heading: shortTextField("The page's heading."),
  text: textField("What may have happened."),
});

export const errorScreen = mapping("ErrorScreen", "The screen over a page whose script failed.", {
  heading: shortTextField("The screen's heading; the error's own message follows."),
  text: textField("What to do now."),
  reloadButton: shortTextField("The button that loads the page again."),
  backButton: shortTextField("The button that hides the screen, and shows the page as it was."),
});

const paragraph = markdownField("A paragraph, or a point.");

const section = mapping("LegalSection", "A section of a legal page.", {
  title: shortTextField("The section's heading."),
  paragraphs: list("Paragraphs.", [1, 40], paragraph),
  points: list("Points below the paragraphs.", [0, 40], paragraph).default([]),
  closing: list("Paragraphs after the points.", [0, 40], paragraph).default([]),
});

export const legalPage = mapping("LegalPage", "A legal page: each file of data/legal/ is one.", {
  seo,
  title: shortTextField("The page's heading."),
  intro: markdownField("The paragraph before the first section."),
  sections: list("The page's sections, in order.", [1, 60], section),
});
