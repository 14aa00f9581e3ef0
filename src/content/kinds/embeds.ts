import { frameAddress, identifier, text, wholeNumber } from "../fields";
import { limits } from "../limits";
import { mapping } from "../structure";

const frame = mapping("EmbedFrame", "A form of the lead provider, shown in a frame.", {
  address: frameAddress("The frame's address, as the provider's embed code has it in src."),
  formId: identifier("The form's id at the provider, the last part of its address."),
  formName: text("The form's name at the provider."),
  title: text("What screen readers call the frame."),
  height: wholeNumber("Height of the frame in pixels.", limits.frameHeight),
});

/** The lead provider's forms. */
export const embeds = mapping("Embeds", "The lead provider: three frames and the script that resizes them.", {
  script: frameAddress("The provider's embed script, loaded once a page."),
  leadForm: frame,
  contactForm: frame,
  survey: frame,
});
