import { z } from "zod";
import { numberField } from "./fields";
import { errorFor, field, list, mapping, matching } from "./schema";

const expected = 'the provider\'s whole embed code, on the lines below "code: |"';
const description = "The provider's whole code, pasted as it is: an iframe, then a script.";
/** Accepts any string, because check/rules.ts checks whether the embed code is complete. */
const embedCode = z.string(errorFor(expected)).meta({ description, expected, rule: "code" });

const form = mapping("EmbedCode", "A form of the lead provider.", {
  code: embedCode,
  height: numberField("The form's height in pixels while it loads.", [200, 2000]).default(600),
});

/** Returns the schema for Content-Security-Policy host sources, such as `https://*.maker.com`. */
function sites(description: string) {
  const expected = "a site such as https://cdn.maker.com or https://*.maker.com, without a further /";
  const pattern = /^(https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/;
  const site = field("One such site.", expected, { read: matching(pattern) });
  return list(description, [0, 20], site).default([]);
}

export const embeds = mapping("Embeds", "The lead provider's forms, each by its embed code.", {
  /** The form next to the home page's headline, shown only on large screens. */
  leadForm: form,
  contactForm: form,
  /** The survey in the quote dialog. May also be a booking calendar. */
  survey: form,
  allow: mapping("EmbedsAllow", "Further sites that the security policy allows.", {
    scripts: sites("Scripts, such as analytics and call tracking."),
    sites: sites("Frames, pictures, fonts, styles and connections, such as those of a chat; wss:// as well."),
  }).default({ scripts: [], sites: [] }),
});
