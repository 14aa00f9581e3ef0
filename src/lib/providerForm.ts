import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "./escapeHtml";

/** Returns the attributes of each tag with this name in an embed code. */
export const attributesOfTags = (code: string, name: "iframe" | "script") =>
  DomUtils.getElementsByTagName(name, parseDocument(code)).map(({ attribs }) => attribs);

export const isSampleForm = (url: string) => /^\/sample-forms\/[A-Za-z0-9._-]+$/.test(url);

/** Matches the URLs of GoHighLevel (LeadConnector) forms by path, because the hosts vary. */
const messagingFormPath =
  /^[^?#]*\/widget\/(form|survey|quiz|bookings?|appointment|groups?|service-menu|rentals)\//;

/** Whether the form at a URL reports its readiness and its height via `postMessage`. */
const reportsByMessage = (url: string) => isSampleForm(url) || messagingFormPath.test(url);

/** Matches attributes that make GoHighLevel's script move, hide or delay the form's iframe. */
const layoutAttribute = /^data-(layout|layout-iframe-id|trigger-.*|activation-.*|deactivation-.*)$/;

/** Parses the provider's embed code. Replaces a generic title, such as "form", with the form's name, if any. */
export function readEmbedCode(code: string) {
  const [frame = {}] = attributesOfTags(code, "iframe");
  const { src: address = "", title = "" } = frame;
  const script = attributesOfTags(code, "script").find(({ src }) => src !== undefined)?.src;
  const isGeneric = /^(form|survey|quiz|booking|calendar|iframe)?$/i.test(title);
  return {
    address,
    // Omits the provider's script if the form doesn't use `postMessage`, because the script could alter the page.
    script: reportsByMessage(address) ? script : undefined,
    title: isGeneric ? frame["data-form-name"] : title,
    attributes: Object.fromEntries(
      Object.entries(frame).filter(
        ([name]) => /^(data-[a-z0-9-]+|allow)$/.test(name) && !layoutAttribute.test(name),
      ),
    ),
    postsMessages: reportsByMessage(address),
  };
}

/** The accessible names of the forms in data/embeds.yaml whose embed code has no title. */
const titles = {
  leadForm: "Free Review Website Header",
  contactForm: "Send Us a Message",
  survey: "Get Insurance Quote Survey",
};
export type FormPlace = keyof typeof titles;

/**
 * Returns a form's iframe as an HTML string, because in the browser, React renders no elements inside a `<noscript>`:
 * https://github.com/facebook/react/issues/15238
 */
export function iframeHtml(place: FormPlace, code: string, height: number): string {
  const { title = titles[place], address: src, attributes } = readEmbedCode(code);
  const id = `frame-${place}`;
  // `loading` is before `src`, because some browsers start to load the iframe as soon as they read `src`. Despite its
  // name, `data-initial-iframe-hidden` keeps the provider's script from hiding the iframe.
  const all = { loading: "lazy", id, title, height, src, ...attributes, "data-initial-iframe-hidden": true };
  const list = Object.entries(all).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  return `<iframe${list.join("")}></iframe>`;
}
