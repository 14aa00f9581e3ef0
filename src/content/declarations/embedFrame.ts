import { embedTags } from "./embedTags";
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
  const { tags } = embedTags(code);
  const attributes = tags.find(({ name }) => name === "iframe")?.attributes;
  const value = (name: string) => attributes?.get(name)?.value || undefined;
  const address = value("src");
  if (!attributes || !address)
    throw new Error("An embed code without an iframe and its address got through the check.");

  const formName = value("data-form-name");
  const ownTitle = value("title") ?? "";
  const script = tags.find(({ name, attributes }) => name === "script" && attributes.has("src"));
  return {
    address,
    // Another provider's frame is shown as it is; its script would do nothing for it, and could do anything to the page.
    script: (announces(address) && script?.attributes.get("src")?.value) || null,
    frameId: value("id") ?? idFrom(address),
    title: saysNothing.test(ownTitle) ? (formName ?? title) : ownTitle,
    formName: formName ?? null,
    height,
    attributes: [...attributes]
      .filter(([name]) => /^data-[a-z0-9-]+$/.test(name) && name !== "data-form-name" && !moving.test(name))
      .map(([name, attribute]) => ({ name, value: attribute.value })),
    announces: announces(address),
  };
}

function idFrom(address: string): string {
  return `frame-${address.replace(/[^A-Za-z0-9]+/g, "-").replace(/^(https)?-|-$/g, "")}`;
}
