import type { EditIndex } from "../../src/content/outputs/editIndex";
import { hiddenTexts, ownText, sourceOf } from "./lookUp";

// Adds the button "Edit this page". While it is pressed, the text under the pointer or with the focus shows its lines in
// data/, and a click or Enter opens the line. Does not use React, because deploy previews do not load React.

// gatsby-node.ts fills in the values.
declare const EDIT_INDEX: EditIndex;
declare const EDITOR_URL: string;

const host = document.createElement("edit-links");
host.innerHTML = `<button type="button" aria-pressed="false">Edit this page</button><div role="status" hidden></div>
<details hidden><summary>Hidden texts</summary></details><style>
edit-links, edit-links * { all: revert; font: 14px/1.4 system-ui, sans-serif; }
edit-links > * { position: fixed; z-index: 2147483647; left: 8px; bottom: 8px; max-width: min(30rem, 100vw - 80px);
  max-height: 40vh; overflow: auto; padding: 6px 10px; border: 2px solid; background: #1a1a1a; color: #fff; }
edit-links > [hidden], edit-links > style { display: none; }
edit-links > button { inset: 40% 0 auto auto; writing-mode: vertical-rl; }
edit-links > [aria-pressed=true] { background: #fff; color: #1a1a1a; }
edit-links ul { margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
edit-links li button { border: 0; background: none; color: #9ecbff; text-decoration: underline; }
edit-links :focus-visible, [data-edit-target] { outline: 3px solid #c026d3 !important; outline-offset: 2px !important; }
[data-edit-target] { anchor-name: --edit-target !important; }
@supports (position-area: bottom) { edit-links > div { inset: auto; position-anchor: --edit-target;
  position-area: bottom span-right; position-try: most-inline-size flip-block, flip-inline, flip-block flip-inline; } }
:has(> edit-links > [aria-pressed=true]) iframe { pointer-events: none !important; }</style>`;
const [button, label, list] = host.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
let target: Element | null = null;
/** Whether a click or Enter has selected the target. If so, moving the pointer does not select another one. */
let isChosen = false;

function linesOf({ sources }: ReturnType<typeof sourceOf>): string {
  const items = sources.map(({ file, line, text }) => {
    const url = EDITOR_URL.replace("{file}", `data/${file}`).replace("{line}", String(line));
    return `<li><button value="${url}">data/${file}:${line}</button> ${new Option(text.slice(0, 60)).innerHTML}</li>`;
  });
  return `<ul>${items.length > 1 ? `In ${items.length} places:` : ""}${items.join("")}</ul>`;
}

host.onclick = ({ target }) => {
  const url = target instanceof HTMLButtonElement ? target.value : "";
  if (url.startsWith("/")) void fetch(url);
  else if (url) window.open(url, "_blank", "noopener");
};

function show(from: Element): void {
  const found = sourceOf(from, EDIT_INDEX);
  target?.removeAttribute("data-edit-target");
  target = found.element;
  target?.setAttribute("data-edit-target", "");
  label.innerHTML = linesOf(found);
  label.hidden = target === null;
  isChosen = false;
}

button.onclick = () => {
  // Reloads the page to undo what the overlay has changed.
  if (button.ariaPressed === "true") return location.reload();
  button.ariaPressed = "true";
  list.hidden = false;
  for (const element of document.querySelectorAll<HTMLElement>("title, meta[name=description], body *")) {
    const isHidden = element.localName === "title" || element.clientHeight === 1;
    const text = isHidden ? ownText(element) : hiddenTexts(element).join(" ");
    const shown = new Option(`<${element.localName}> ${text}`).innerHTML;
    if (text.trim()) list.insertAdjacentHTML("beforeend", shown + linesOf(sourceOf(element, EDIT_INDEX)));
    // Makes every text focusable.
    if (element.tabIndex < 0 && ownText(element).trim()) element.tabIndex = 0;
  }
};

function onInput(event: Event): void {
  const { target: from, type } = event;
  const key = event instanceof KeyboardEvent ? event.key : "";
  if (button.ariaPressed === "false" || !(from instanceof Element)) return;
  if (key === "Escape" && !label.contains(from)) location.reload();
  if (key === "Escape" && target instanceof HTMLElement) target.focus();
  if (host.contains(from) || (type === "keydown" && key !== "Enter")) return;
  if (type === "focusin" || type === "click" || (type === "mouseover" && !isChosen)) show(from);
  if (type !== "click" && type !== "keydown") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  isChosen = true;
  const lines = label.querySelectorAll("button");
  lines[0]?.[lines.length === 1 ? "click" : "focus"]();
}

document.body.append(host);
// Moves the overlay into an open modal dialog, because everything outside the dialog is inert.
new MutationObserver(() => {
  const parent = document.querySelector("dialog:modal") ?? document.body;
  if (host.parentNode !== parent) parent.append(host);
}).observe(document, { subtree: true, childList: true, attributes: true });
for (const type of ["mouseover", "focusin", "click", "keydown"]) addEventListener(type, onInput, true);
