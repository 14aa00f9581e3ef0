import { languageCodes, ownName } from "../../lib/languages";
import { choice, emailAddress, flag, phone, photo, text } from "./fieldTypes";
import { flagged, list, mapping, withInfo } from "./schemaBuilders";

const languageNames = [...languageCodes.keys()];

const number = phone("The number; {phone} is the main office's, {phone} x109 an extension.");

const entry = {
  phone: number,
  email: emailAddress("The email address of this person or line.").optional(),
  description: text("What this person or line is for, in a sentence or two.").optional(),
};

const mainLine = mapping("MainLine", "A line of the main office, shown first in the directory.", {
  name: text("What the line is called. If it is called Fax, its number is not a link."),
  ...entry,
});

export const mainLines = list("The main office's lines.", [0, 10], mainLine);

const ownNames = languageNames.map((name) => [ownName(name).text, name] as const);
const expected = "the English name of a language, such as Vietnamese";
const language = withInfo(choice("A language, named in English.", languageNames, ownNames, expected), {
  suggestions: ["Spanish"],
});
const languages = list("Languages, named in English.", [0, 6], language);

const agent = mapping("Agent", "A person, shown in the directory in the file's order.", {
  name: text("First and last name."),
  title: text("The person's title, such as Account Manager.").optional(),
  ...entry,
  secondPhone: mapping("SecondPhone", "A second number of the person.", {
    label: text("The word before the number, such as Mobile."),
    phone: number,
  }).optional(),
  licensed: flag("false for a person who is not a licensed agent; listed last.").default(true),
  license: text("The person's own licenses, such as AZ License 18004512.")
    .refine((license) => /\d/.test(license), "must be the number of the license")
    .optional(),
  // 168 pixels are 56 CSS pixels on a 3x display.
  photo: photo("A portrait.", [168, 168]).optional(),
  languages: withInfo(languages, { isWordList: true }).default([]),
  principal: flag("true for the principal, whom the home page presents: exactly one agent.").default(false),
});

export const agents = list("The people.", [1, 60], agent, flagged("principal", "exactly one"));
