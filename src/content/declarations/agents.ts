import { emailAddress, flag, phone, photo, text } from "./fieldTypes";
import { flagged, list, mapping } from "./schemaBuilders";

const number = phone("The number; {phone} is the main office's, {phone} x109 an extension.");

const entry = {
  phone: number,
  email: emailAddress("The email address of this person or line.").optional(),
  description: text("What this person or line is for, in a sentence or two.").optional(),
};

const mainLine = mapping("MainLine", "A line of the main office, shown first in the directory.", {
  name: text("What the line is called."),
  ...entry,
});

export const mainLines = list("The main office's lines.", [0, 10], mainLine);

const agent = mapping("Agent", "A licensed agent, shown in the directory in the file's order.", {
  name: text("First and last name."),
  ...entry,
  // 168 pixels are 56 CSS pixels on a 3x display.
  photo: photo("A portrait.", [168, 168]).optional(),
  principal: flag("true for the principal, whom the home page presents: exactly one agent.").default(false),
});

export const agents = list("The licensed agents.", [1, 60], agent, flagged("principal", "exactly one"));
