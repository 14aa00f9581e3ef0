import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "./escapeHtml";

export const attributesOfTags = (code: string, name: "iframe" | "script") =>
  DomUtils.getElementsByTagName(name, parseDocument(code)).map(({ attribs }) => attribs);

/**
 * Matches the URLs of forms that report their height via `postMessage`: GoHighLevel's forms, and the sample form in
 * static/. Matches the path, because GoHighLevel (LeadConnector) uses many hosts.
 */
const messagingForm =
  /^[^?#]*\/widget\/(form|survey|quiz|bookings?|appointment|groups?|service-menu|rentals)\//;

/** Matches attributes that make GoHighLevel's script move, hide or delay the form's iframe. */
const layoutAttribute = /^data-(layout|layout-iframe-id|trigger-.*|activation-.*|deactivation-.*)$/;

/** Parses a form provider's embed code. Replaces a generic iframe title, such as 'form', with the form's name. */
export function readEmbedCode(code: string) {
  const [frame = {}] = attributesOfTags(code, "iframe");
  const { src: address = "", title = "" } = frame;
  const script = attributesOfTags(code, "script").find(({ src }) => src !== undefined)?.src;
  const postsMessages = messagingForm.test(address);
  const isGeneric = /^(form|survey|quiz|booking|calendar|iframe)?$/i.test(title);
  return {
    address,
    // Omits the script of an unknown provider, because the script could alter the page.
    script: postsMessages ? script : undefined,
    title: isGeneric ? frame["data-form-name"] : title,
    attributes: Object.fromEntries(
      Object.entries(frame).filter(
        ([name]) => /^(data-[a-z0-9-]+|allow)$/.test(name) && !layoutAttribute.test(name),
      ),
    ),
    postsMessages,
  };
}

type ProviderForm = ReturnType<typeof readEmbedCode>;

/** Fallback iframe titles for embed codes in data/embeds.yaml. */
const titles = {
  leadForm: "Free Review Website Header",
  contactForm: "Send Us a Message",
  survey: "Get Insurance Quote Survey",
};
export type FormPlace = keyof typeof titles;

/**
 * Returns the HTML of a form's iframe for `<noscript>`. Not JSX, because React in the browser drops the children of
 * `<noscript>`: https://github.com/facebook/react/issues/15238
 */
export function iframeHtml(place: FormPlace, form: ProviderForm, height: number): string {
  const { title = titles[place], address: src, attributes } = form;
  const id = `frame-${place}`;
  // Puts `loading` before `src`, because some browsers start to load an iframe as soon as they parse `src`. Despite its
  // name, `data-initial-iframe-hidden` keeps the provider's script from hiding the iframe.
  const all = { loading: "lazy", id, title, height, src, ...attributes, "data-initial-iframe-hidden": true };
  const list = Object.entries(all).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  return `<iframe${list.join("")}></iframe>`;
}
