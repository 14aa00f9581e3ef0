import { DomUtils, parseDocument } from "htmlparser2";
import { announces } from "./frameAddress";

/** A form in a frame, as pages need it. */
export interface EmbedFrame {
  address: string;
  script: string | null;
  frameId: string;
  title: string;
  formName: string | null;
  height: number;
  attributes: { name: string; value: string }[];
  announces: boolean;
}

/** The attributes of a tag, without the spaces around their values. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** The tags of an embed code with this name, in their order. */
export function tagsIn(code: string, name: "iframe" | "script"): Attributes[] {
  return DomUtils.getElementsByTagName(name, parseDocument(code).children).map(({ attribs }) =>
    Object.fromEntries(Object.entries(attribs).map(([key, value]) => [key, value.trim()])),
  );
}

/** The attributes by which the provider's script moves a frame, hides it, or shows it at another time. */
const moving = /^data-(layout|layout-iframe-id|trigger-.*|activation-.*|deactivation-.*)$/;

/** Titles that providers give to every form, and that tell nobody which one it is. */
const saysNothing = /^(form|survey|quiz|booking|calendar|iframe)?$/i;

/**
 * What pages need of a form, from its embed code.
 * @param height of the frame, in CSS pixels
 * @param title for a code that gives its form neither a title nor a name
 * @throws for a code without an iframe that has an address, which the check refuses
 */
export function embedFrame(code: string, height: number, title: string): EmbedFrame {
  const [frame = {}] = tagsIn(code, "iframe");
  const address = frame.src;
  if (!address) throw new Error("An embed code without an iframe and its address got through the check.");

  const formName = frame["data-form-name"] || null;
  const ownTitle = frame.title ?? "";
  const script = tagsIn(code, "script").find(({ src }) => src !== undefined)?.src;
  return {
    address,
    // Another provider's frame is shown as it is; its script would do nothing for it, and could do anything to the page.
    script: (announces(address) && script) || null,
    frameId: frame.id || `frame-${address.replace(/[^A-Za-z0-9]+/g, "-").replace(/^(https)?-|-$/g, "")}`,
    title: saysNothing.test(ownTitle) ? (formName ?? title) : ownTitle,
    formName,
    height,
    attributes: Object.entries(frame).flatMap(([name, value = ""]) =>
      /^data-[a-z0-9-]+$/.test(name) && name !== "data-form-name" && !moving.test(name)
        ? [{ name, value }]
        : [],
    ),
    announces: announces(address),
  };
}
