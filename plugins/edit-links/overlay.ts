import type { EditIndex } from "../../src/content/outputs/editIndex";
import { sourceOf } from "./lookUp";

// Adds the button "Edit this page". While it is pressed, a box in the corner lists the lines in data/ of the text under
// the pointer or with the focus. Does not use React, because deploy previews do not load React.

// gatsby-node.ts fills in the values.
declare const EDIT_INDEX: EditIndex;
declare const EDITOR_URL: string;

const host = document.createElement("edit-links");
host.innerHTML = `<style>
edit-links, edit-links * { all: revert; font: 14px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
edit-links > * { position: fixed; z-index: 99; left: 8px; bottom: 8px; max-width: min(30rem, 100vw - 80px); max-height: 40vh;
  overflow: auto; padding: 6px 10px; border: 2px solid; background: #1a1a1a; color: #fff; }
edit-links > button { inset: 40% 0 auto auto; writing-mode: vertical-rl; }
edit-links > [aria-pressed=true] { background: #fff; color: #1a1a1a; }
edit-links > :empty, edit-links > style, edit-links > iframe { display: none; }
edit-links a { display: block; color: #9ecbff; }
[data-edit-target] { outline: 3px solid #c026d3 !important; outline-offset: 2px !important; }
:has(> edit-links > [aria-pressed=true]) iframe { pointer-events: none !important; }
</style><div role="status"></div><button type="button" aria-pressed="false">Edit this page</button><iframe name="editor"></iframe>`;
const [, box, button] = host.children as unknown as [Element, HTMLElement, HTMLElement];
/** Whether a click or Enter has chosen a text. If so, moving the pointer toward the box does not choose another one. */
let isChosen = false;

function show(from: Element): void {
  const { element, sources } = sourceOf(from, EDIT_INDEX);
  document.querySelector("[data-edit-target]")?.removeAttribute("data-edit-target");
  element?.setAttribute("data-edit-target", "");
  const links = sources.map(({ file, line, text }) => {
    const link = document.createElement("a");
    link.href = EDITOR_URL.replace("{file}", `data/${file}`).replace("{line}", String(line));
    // In `npm start`, the address makes the server open a code editor, and shows nothing.
    link.target = EDITOR_URL.startsWith("/") ? "editor" : "_blank";
    link.textContent = `data/${file}:${line} ${text.slice(0, 60)}`;
    return link;
  });
  box.replaceChildren(...(links.length > 1 ? [`In ${links.length} places:`] : []), ...links);
}

button.onclick = () => {
  // Reloads the page to undo what the overlay has changed.
  if (button.ariaPressed === "true") return location.reload();
  button.ariaPressed = "true";
  for (const element of document.querySelectorAll<HTMLElement>("body :not(edit-links *)"))
    element.tabIndex = 0;
};

function onInput(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element) || host.contains(target)) return;
  // Everything outside an open modal dialog is inert.
  (target.closest("dialog") ?? document.body).append(host);
  if (button.ariaPressed === "false" || (event instanceof KeyboardEvent && event.key !== "Enter")) return;
  const chooses = type === "click" || type === "keydown";
  if (chooses || type === "focusin" || !isChosen) show(target);
  isChosen = chooses;
  if (!chooses) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const links = box.querySelectorAll("a");
  links[0]?.[links.length === 1 ? "click" : "focus"]();
}

document.body.append(host);
for (const type of ["mouseover", "focusin", "click", "keydown"]) addEventListener(type, onInput, true);
