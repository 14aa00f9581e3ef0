import { DomUtils, parseDocument } from "htmlparser2";

/** Whether a URL is the path of a sample form or its script in `static/`, rather than the URL of a provider's. */
export function isSampleForm(url: string): boolean {
  return /^\/sample-forms\/[A-Za-z0-9._-]+$/.test(url);
}

/** Matches the URL paths of GoHighLevel (LeadConnector) forms, whose hosts vary. */
const messagingFormPath =
  /^[^?#]*\/widget\/(form|survey|quiz|bookings?|appointment|groups?|service-menu|rentals)\//;

/** Whether the form at a URL tells the page by `postMessage` that it has loaded and how tall it is. */
export function postsMessages(url: string): boolean {
  return isSampleForm(url) || messagingFormPath.test(url);
}

/** The attributes of an HTML element by name, with trimmed values. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns the attributes of all elements with this tag name in an embed code, in document order. */
export function attributesOfTags(code: string, name: "iframe" | "script"): Attributes[] {
  return DomUtils.getElementsByTagName(name, parseDocument(code).children).map(({ attribs }) =>
    Object.fromEntries(Object.entries(attribs).map(([key, value]) => [key, value.trim()])),
  );
}

/** Matches attributes by which the provider's script moves or hides an iframe, or delays showing it. */
const layoutAttribute = /^data-(layout|layout-iframe-id|trigger-.*|activation-.*|deactivation-.*)$/;

/** Matches generic iframe titles, by which screen reader users cannot tell a provider's forms apart. */
const genericTitle = /^(form|survey|quiz|booking|calendar|iframe)?$/i;

/**
 * Extracts what pages need to render a form from the provider's embed code.
 * @param height the height of the iframe in CSS pixels
 * @param title the iframe's title if the code has neither a title nor a form name
 * @throws if the code has no iframe with a URL, which the content check should have reported
 */
export function embedFrame(code: string, height: number, title: string) {
  const [frame = {}] = attributesOfTags(code, "iframe");
  const address = frame.src;
  if (!address) throw new Error("An embed code without an iframe and its address got through the check.");

  const formName = frame["data-form-name"] || null;
  const ownTitle = frame.title ?? "";
  const script = attributesOfTags(code, "script").find(({ src }) => src !== undefined)?.src;
  return {
    address,
    // Keeps the script only if the form posts messages to it; a script that is not needed could change the page.
    script: (postsMessages(address) && script) || null,
    title: genericTitle.test(ownTitle) ? (formName ?? title) : ownTitle,
    formName,
    height,
    attributes: Object.entries(frame).flatMap(([name, value = ""]) =>
      /^(data-[a-z0-9-]+|allow)$/.test(name) && name !== "data-form-name" && !layoutAttribute.test(name)
        ? [{ name, value }]
        : [],
    ),
    announces: postsMessages(address),
  };
}
