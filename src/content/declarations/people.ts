import { languages } from "../../lib/languages";
import { choice, emailAddress, flag, phone, text } from "./fields";
import { limits } from "./limits";
import { list, mapping } from "./schemaBuilders";

const entry = {
  phone: phone('Ten digits in quotes, or "{phone}" for the main office\'s number.', { orVariable: true }),
  description: text("What this person or line is for, in a sentence or two."),
};

export const mainLine = mapping("MainLine", "A line of the main office, shown first in the directory.", {
  name: text("What the line is called."),
  ...entry,
});

export const agent = mapping("Agent", "A licensed agent, shown in the directory in the file's order.", {
  name: text("First and last name."),
  ...entry,
  email: emailAddress("The agent's own email address; may be left out.").optional(),
  languages: list(
    "The languages the agent speaks beside English, named in English; may be left out.",
    limits.languages,
    choice("A language, named in English.", Object.keys(languages)),
  ).default([]),
  principal: flag("true for the principal, whom the home page presents: exactly one agent.").default(false),
});
