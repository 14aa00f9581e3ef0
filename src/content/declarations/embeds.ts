import { DomUtils, parseDocument } from "htmlparser2";
import { z } from "zod";
import { embedCode, number } from "./fieldTypes";
import { computed, field, list, mapping } from "./schemaBuilders";

/** The places for forms on the site, each with the default title of the form's iframe. */
const titles = { leadForm: "Free insurance review", contactForm: "Send us a message", survey: "Get a quote" };

const form = (description: string) =>
  mapping("EmbedCode", description, {
    code: embedCode("The provider's whole code, pasted as it is: an iframe, then a script."),
    height: number("The form's height in pixels while it loads.", [200, 2000]).default(600),
  });

/** Returns the origin of a plain https URL, for the Content-Security-Policy; undefined for any other text. */
export function httpsOrigin(address: string): string | undefined {
  if (/[^!-~]|["<>\\^`{|}]/.test(address) || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  const isPlain = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?$/.test(origin);
  return isPlain && address.toLowerCase().startsWith(origin) ? origin : undefined;
}

/** Returns the schema for Content-Security-Policy host sources, such as `https://*.maker.com`. */
function sites(description: string, schemes = "https") {
  const info = {
    description: "One such site.",
    expected: "a site such as https://cdn.maker.com or https://*.maker.com, without a further /",
  };
  const site = field(info, (written) => {
    const text = written.toLowerCase().replace(/\/$/, "");
    const address = text.replace(/^(?:http:|https:)?(?:\/\/)?(?!\w+:)/, "https://");
    const [scheme = ""] = /^\w+(?=:\/\/)/.exec(address) ?? [];
    const plain = address.replace(scheme, "https").replace("//*.", "//any.");
    return schemes.split(" ").includes(scheme) && httpsOrigin(plain) === plain ? address : undefined;
  });
  return list(description, [0, 20], site).default([]);
}

const allow = mapping("EmbedsAllow", "Further sites that the security policy allows, by what they are for.", {
  scripts: sites("Scripts, such as analytics and call tracking."),
  connections: sites("Where scripts send and fetch data; wss:// as well.", "https wss"),
  pictures: sites("Pictures, such as an analytics pixel."),
  frames: sites("Frames of other sites, and the sites that the forms open inside their frames."),
  fonts: sites("Fonts, such as those of a chat."),
  styles: sites("Stylesheets, such as those of a chat."),
});

export const embeds = mapping("Embeds", "The lead provider's forms, each by its embed code.", {
  leadForm: form("The form next to the headline, on large screens."),
  contactForm: form("The contact form."),
  survey: form("The survey in the quote dialog, or a booking calendar."),
  allow: allow.default(allow.parse({})),
});

const attribute = mapping("EmbedAttribute", "An attribute of a frame.", {
  name: computed("The attribute's name: allow, or a name that starts with data-.", z.string()),
  value: computed("The attribute's value.", z.string()),
});

const frame = mapping("EmbedFrame", "A form of the lead provider, read from its embed code.", {
  address: computed("The frame's address: https, or a path below /sample-forms/ on this site.", z.string()),
  script: computed("The address of the provider's script; null if none is needed.", z.string().optional()),
  frameId: computed("The frame's id on the page, whatever id the code has.", z.string()),
  title: computed("What screen readers call the frame.", z.string()),
  formName: computed("The form's name at the provider; null if the code has none.", z.string().optional()),
  height: computed("The frame's height in pixels until the form reports its own.", z.int()),
  attributes: computed("Further data- attributes, but not those for layout.", z.array(attribute)),
  postsMessages: computed("True if the form reports by postMessage how tall it is.", z.boolean()),
});

/** Returns the iframe data of `leadForm`, `contactForm` and `survey`. */
function framesOf(checked: z.infer<typeof embeds>) {
  const places = Object.keys(titles) as (keyof typeof titles)[];
  const frames = places.map((place) => {
    const { code, height } = checked[place];
    return [place, { ...embedFrame(code, height, titles[place]), frameId: `frame-${place}` }] as const;
  });
  return Object.fromEntries(frames);
}

export const derivedEmbeds = {
  fields: { leadForm: frame, contactForm: frame, survey: frame },
  from: framesOf,
};

export const isSampleForm = (url: string) => /^\/sample-forms\/[A-Za-z0-9._-]+$/.test(url);

/** Matches the URLs of GoHighLevel (LeadConnector) forms by path, because the hosts vary. */
const messagingFormPath =
  /^[^?#]*\/widget\/(form|survey|quiz|bookings?|appointment|groups?|service-menu|rentals)\//;

/** Whether the form at a URL reports via `postMessage` that it is ready and how tall it is. */
export const postsMessages = (url: string) => isSampleForm(url) || messagingFormPath.test(url);

export function attributesOfTags(code: string, name: "iframe" | "script") {
  return DomUtils.getElementsByTagName(name, parseDocument(code)).map(
    ({ attribs }): Partial<Record<string, string>> =>
      Object.fromEntries(Object.entries(attribs).map(([key, value]) => [key, value.trim()])),
  );
}

/** Matches attributes that make GoHighLevel's script move, hide or delay the form's iframe. */
const layoutAttribute = /^data-(layout|layout-iframe-id|trigger-.*|activation-.*|deactivation-.*)$/;

/** Matches iframe titles that are too generic to tell the forms apart. */
const genericTitle = /^(form|survey|quiz|booking|calendar|iframe)?$/i;

/** Extracts the data for rendering a form from the provider's embed code, which the check has accepted. */
export function embedFrame(code: string, height: number, title: string) {
  const [frame = {}] = attributesOfTags(code, "iframe");
  const { src: address = "", title: ownTitle = "" } = frame;
  const formName = frame["data-form-name"] || null;
  const script = attributesOfTags(code, "script").find(({ src }) => src !== undefined)?.src;
  return {
    address,
    // Omits the provider's script if the form doesn't use `postMessage`, because the script could alter the page.
    script: (postsMessages(address) && script) || null,
    title: genericTitle.test(ownTitle) ? (formName ?? title) : ownTitle,
    formName,
    height,
    attributes: Object.entries(frame).flatMap(([name, value = ""]) =>
      /^(data-[a-z0-9-]+|allow)$/.test(name) && name !== "data-form-name" && !layoutAttribute.test(name)
        ? [{ name, value }]
        : [],
    ),
    postsMessages: postsMessages(address),
  };
}
