import { emailField, flagField, phoneField, photoField, shortTextField, textField } from "./fields";
import { list, mapping, unique } from "./schema";

const entry = {
  phone: phoneField("The number; {phone} is the main office's, {phone} x109 an extension."),
  email: emailField("The email address of this person or line.").optional(),
  description: textField("What this person or line is for, in a sentence or two.").optional(),
};

const mainPhoneNumber = mapping("MainPhoneNumber", "A line of the main office.", {
  name: shortTextField("What the line is called."),
  ...entry,
});

export const mainPhoneNumbers = list("The main lines.", [0, 10], mainPhoneNumber).superRefine(unique("name"));

const agent = mapping("Agent", "A licensed agent, shown in the directory in the file's order.", {
  name: shortTextField("First and last name."),
  ...entry,
  photo: photoField("A portrait. The principal's is also on the home page.", [400, 400]).optional(),
  principal: flagField("true for the principal, whom the home page presents: exactly one agent."),
});

export const agents = list("The agents.", [1, 60], agent)
  .superRefine(unique("name"))
  .superRefine(unique("principal", ({ principal }) => principal || undefined))
  .refine((people) => people.some(({ principal }) => principal), 'needs "principal: true" in one entry');
