import { flag, phoneOrReference, text } from "./fields";
import { mapping } from "./structure";

const entry = {
  phone: phoneOrReference('Ten digits in quotes, or "{phone}" for the main office\'s number.'),
  description: text("What this person or line is for, in a sentence or two."),
};

/** A line of the main office in the directory. */
export const mainLine = mapping("MainLine", "A line of the main office, shown first in the directory.", {
  name: text("What the line is called."),
  ...entry,
});

/** A licensed agent in the directory. */
export const agent = mapping("Agent", "A licensed agent, shown in the directory in the file's order.", {
  name: text("First and last name."),
  ...entry,
  spanish: text("A sentence in Spanish after it, which screen readers then pronounce as Spanish.").default(
    "",
  ),
  principal: flag(
    "true for the agency principal, whom the home page presents. Exactly one agent is.",
  ).default(false),
});
