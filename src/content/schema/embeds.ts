import { z } from "zod";
import { httpsOrigin } from "../../lib/httpsOrigin";
import { attributesOfTags, readEmbedCode } from "../../lib/providerForm";
import { numberField } from "./fields";
import { errorFor, field, issueAt, list, mapping, matching } from "./schema";

const wholeCode =
  'must be a whole code with one <iframe src="https://…" title="…"></iframe>, and straight quotation marks. Copy it again from the provider, from the first < to the last > (at Jotform: Publish, Embed, iFrame)';

/** Whether a URL is that of a form in static/, such as the sample form. */
const isOwnForm = (address: string) => /^\/widget\/form\/[\w-]+\.html$/.test(address);

function addressesIn(code: string): string[] {
  const { address, script } = readEmbedCode(code);
  return script ? [address, script] : [address];
}

/** Does not use `field`, because `field` would report braces in an embed code as unfilled placeholders. */
const embedCode = z
  .string(errorFor('the provider\'s whole embed code, on the lines below "code: |"'))
  .superRefine((code, { addIssue }) => {
    const frames = attributesOfTags(code, "iframe").filter(({ src }) => src);
    const isWhole = /^\s*<.*>\s*$/s.test(code) && !/=\s*[“”„‟‘’]/.test(code);
    if (frames.length !== 1 || !isWhole) return addIssue(wholeCode);
    for (const address of addressesIn(code))
      if (!isOwnForm(address) && !httpsOrigin(address))
        addIssue(issueAt(address, "an address that must begin with https://"));
  })
  .meta({
    description: "The provider's whole code, pasted as it is: an iframe, then a script.",
    linksIn: (code) => addressesIn(code).filter(isOwnForm),
  });

const form = mapping("EmbedCode", "A form of the lead provider.", {
  code: embedCode,
  height: numberField("The form's height in pixels while it loads.", [200, 2000]).default(600),
});

/** Returns the schema of a list of Content-Security-Policy host sources, such as `https://*.maker.com`. */
function sites(description: string) {
  const expected = "a site such as https://cdn.maker.com or https://*.maker.com, without a further /";
  const pattern = /^(https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/;
  const site = field("One such site.", expected, { read: matching(pattern) });
  return list(description, [0, 8], site).default([]);
}

export const embeds = mapping("Embeds", "The lead provider's forms, each by its embed code.", {
  leadForm: form,
  contactForm: form,
  survey: form,
  allow: mapping("EmbedsAllow", "Further sites that the security policy allows.", {
    scripts: sites("Scripts, such as analytics and call tracking."),
    sites: sites("Frames, pictures, fonts, styles and connections, such as those of a chat; wss:// as well."),
  }).default({ scripts: [], sites: [] }),
});
