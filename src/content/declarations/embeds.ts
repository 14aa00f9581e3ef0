import { z } from "zod";
import { type EmbedFrame, embedFrame } from "./embedFrame";
import { embedCode, fact, siteAddress, wholeNumber } from "./fields";
import { limits } from "./limits";
import { fieldInfo, list, mapping } from "./schemaBuilders";

/** The names of the three places that show a form of the lead provider. */
export const frameNames = ["leadForm", "contactForm", "survey"] as const;

/**
 * The specification's names of the forms, for a code that names none, and its heights of their frames, in CSS
 * pixels.
 */
const specified = {
  leadForm: { title: "Free Review Website Header", height: 600 },
  contactForm: { title: "Send Us a Message", height: 500 },
  survey: { title: "Get Insurance Quote Survey", height: 600 },
} as const;

const pasteIt = "it is part of the provider's code: paste that whole, below a line 'code: |'";

function form(name: keyof typeof specified, description: string) {
  const { height } = specified[name];
  return mapping(
    "EmbedCode",
    description,
    {
      code: embedCode(
        "The code that the provider gives to embed the form, pasted as it is: an iframe, then a script.",
      ),
      height: wholeNumber(
        `Height of the frame in pixels until the form tells its own; ${height} when it is not given.`,
        limits.frameHeight,
      ).default(height),
    },
    { address: pasteIt, formId: pasteIt, formName: pasteIt, title: pasteIt, script: pasteIt },
  );
}

/** The lead provider's forms as embeds.yaml holds them. */
export const embeds = mapping(
  "Embeds",
  "The lead provider's forms, each by the code that the provider gives.",
  {
    leadForm: form("leadForm", "The form beside the headline, on large screens."),
    contactForm: form("contactForm", "The contact form."),
    survey: form("survey", "The survey in the quote dialog; a booking calendar may stand there as well."),
    hosts: list(
      "Further sites that the forms lead to inside their frames: where they send what was entered, or a thank-you page.",
      limits.embedHosts,
      siteAddress("One such site.", "https://forms.provider.com", { port: true }),
    ).default([]),
  },
  { script: "the script's address is in the provider's code: paste that whole, below each 'code: |'" },
);

const orNull = (description: string) =>
  z.string().nullable().register(fieldInfo, { description, wanted: "text or nothing" });

const attribute = mapping("EmbedAttribute", "An attribute of a frame.", {
  name: fact("Its name, which begins with data-."),
  value: fact("Its value."),
});

const frame = mapping(
  "EmbedFrame",
  "A form of the lead provider, shown in a frame. Read from the provider's code.",
  {
    address: fact("The frame's address: https, or a path below /sample-forms/ on this site."),
    script: orNull(
      "Address of the provider's script; null where the code has none, or where the form does not announce itself.",
    ),
    frameId: fact("The frame's id: the one in the code, or one made from the address."),
    title: fact("What screen readers call the frame."),
    formName: orNull("The form's name at the provider; null where the code has none."),
    height: wholeNumber(
      "Height of the frame in pixels, until the form announces its own.",
      limits.frameHeight,
    ),
    attributes: z.array(attribute).register(fieldInfo, {
      description:
        "Further data- attributes of the frame, but none by which the provider's script moves or hides it.",
      wanted: "a list of attributes",
    }),
    announces: z.boolean().register(fieldInfo, {
      description: "True where the form tells by messages that it is there and how tall it is.",
      wanted: "true or false",
    }),
  },
);

/** What GraphQL offers in the place of the codes. Made from them, never written by hand. */
export const derivedEmbeds = mapping("Embeds", "The forms, as their codes describe them.", {
  leadForm: frame,
  contactForm: frame,
  survey: frame,
});

/** embeds.yaml after the check, with the heights filled in. */
export type WrittenEmbeds = z.infer<typeof embeds>;

/** The derived fields: what pages need of each form. Throws for a code that the check would have refused. */
export function deriveEmbeds(written: WrittenEmbeds): Record<(typeof frameNames)[number], EmbedFrame> {
  const derived = (name: (typeof frameNames)[number]) =>
    embedFrame(written[name].code, written[name].height, specified[name].title);
  return { leadForm: derived("leadForm"), contactForm: derived("contactForm"), survey: derived("survey") };
}
