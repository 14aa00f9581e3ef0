import type { editorUrls } from "./editorUrls";
import { hasLetters, type Rows, type Source, sourcesOf, takeMarks } from "./sources";

// Adds the button "Edit this page". While the button is pressed, selecting a text shows links to its lines in data/.
// Does not use React, because deploy previews do not load React.

/** TARGET marks the element whose YAML lines are shown. REACHED marks elements that the overlay made focusable. */
const [TARGET, REACHED] = ["data-edit-target", "data-edit-reached"];
const styles = `
edit-links * { all: revert; box-sizing: border-box; font: 14px/1.4 system-ui, sans-serif; }
edit-links > * { position: fixed; z-index: 2147483647; max-width: min(30rem, 100vw - 56px); max-height: 40vh; overflow: auto; padding: 6px 10px; border: 2px solid #fff; border-radius: 8px; background: #1a1a1a; color: #fff; }
edit-links > style, edit-links [hidden] { display: none; }
edit-links > button { right: 0; top: 40%; min-width: 32px; writing-mode: vertical-rl; cursor: pointer; }
edit-links > button[aria-pressed=true] { background: #fff; color: #1a1a1a; border-color: #1a1a1a; }
edit-links > :not(button) { left: 8px; bottom: 8px; }
edit-links ul { margin: 4px 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
edit-links a { display: inline-block; color: #9ecbff !important; }
edit-links :is(a, summary) { padding-block: 4px; cursor: pointer; }
edit-links :focus-visible, [${TARGET}] { outline: 3px solid #c026d3 !important; outline-offset: 2px !important; }
[${TARGET}] { anchor-name: --edit-target !important; }
@supports (position-area: bottom) { edit-links > div { inset: auto !important; position-anchor: --edit-target; position-area: bottom span-right; position-try: flip-block, flip-inline, flip-block flip-inline; } }
html:has(edit-links [aria-pressed=true]) body { padding-bottom: 40vh; }
html:has(edit-links [aria-pressed=true]) iframe { pointer-events: none !important; }
@media print { edit-links { display: none; } }`;

let table: ReturnType<typeof editorUrls> & { rows: Rows } = { rows: [] };
let target: HTMLElement | undefined;
/** Whether a click or Enter has selected an element. If so, moving the pointer does not select another element. */
let isChosen = false;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: object,
  inside: (Node | string)[],
) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

const button = make("button", { type: "button", ariaPressed: "false", onclick: toggle }, ["Edit this page"]);
const label = make("div", { hidden: true, role: "status" }, []);
const panel = make("section", { hidden: true, ariaLabel: "Lines of this page" }, []);
const host = document.createElement("edit-links");
host.append(make("style", {}, [styles]), button, label, panel);

function link(address: string | undefined, file: string, line = 1, words = file): HTMLElement | string {
  if (!address || file.endsWith("/")) return words;
  const title = address.replace("{file}", file).replace("{line}", String(line));
  // In `npm start`, keeps the URL out of `href`, because a request to the URL, even a prefetch, opens a code editor.
  const onclick = (event: Event) => event.preventDefault() ?? fetch(title);
  const goal = title.startsWith("/")
    ? { href: "#", onclick }
    : { href: title, target: "_blank", rel: "noopener" };
  const element = make("a", { title, ...goal }, [words]);
  element.dataset.editLink = "";
  return element;
}

function lines(sources: readonly Source[]): HTMLElement {
  const items = sources.map(({ file, line, text }) => {
    const isPicture = text.startsWith("images/") && table.upload;
    const picture = isPicture ? link(table.upload, "data/images", 1, "Replace the picture") : "";
    const words = ` ${text.length > 60 ? `${text.slice(0, 60)}…` : text} `;
    return make("li", {}, [link(table.edit, file, line, line ? `${file}:${line}` : file), words, picture]);
  });
  return make("ul", {}, items.length > 0 ? items : ["The source of this text is unknown."]);
}

const hasText = (element: Element) => [...element.childNodes].some(hasLetters);

function show(from: Element): void {
  let found: Element | null = from;
  while (found && !hasText(found) && sourcesOf(found, table.rows).length === 0) found = found.parentElement;
  if (!found || found === target) return;
  hide();
  target = found as HTMLElement;
  target.setAttribute(TARGET, "");
  label.replaceChildren(lines(sourcesOf(found, table.rows)));
  label.hidden = false;
}

function hide(): void {
  target?.removeAttribute(TARGET);
  target = undefined;
  label.hidden = true;
  isChosen = false;
}

/** Lists text that cannot be clicked: page title, meta description, alt text and visually hidden text. */
function fillPanel(): void {
  const items: HTMLElement[] = [];
  for (const element of document.querySelectorAll("title, meta[name=description], body :not(edit-links *)")) {
    const { width, height } = element.getBoundingClientRect();
    const isSpoken = element.localName === "title" || (width === 1 && height === 1 && hasText(element));
    const named = element.getAttribute("content") || element.getAttribute("alt") || element.ariaLabel;
    const words = isSpoken ? element.textContent : named;
    if (words)
      items.push(make("li", {}, [`<${element.localName}> ${words}`, lines(sourcesOf(element, table.rows))]));
  }
  const summary = make("summary", {}, [`${items.length} hidden pieces of text`]);
  const help = "Click or tap a text or picture, or press Tab and then Enter. To stop, press Escape.";
  panel.replaceChildren(help, make("details", {}, [summary, make("ul", {}, items)]));
}

async function load(): Promise<void> {
  table = await (await fetch("/edit-links.json")).json();
}

async function toggle(): Promise<void> {
  hide();
  const isOn = panel.hidden === true;
  if (isOn) await load();
  button.ariaPressed = String(isOn);
  panel.hidden = !isOn;
  const texts = ":not(a *, button *, svg *, edit-links *, [tabindex])";
  for (const element of document.body.querySelectorAll<HTMLElement>(isOn ? texts : `[${REACHED}]`)) {
    if (isOn && (element.tabIndex >= 0 || !(hasText(element) || element.matches("img")))) continue;
    element.toggleAttribute(REACHED, isOn);
    element.toggleAttribute("tabindex", isOn);
    if (isOn) element.tabIndex = 0;
  }
  if (isOn) fillPanel();
}

/** While editing is on, shows the YAML lines of the text under the pointer, and blocks the page's event handlers. */
function onInput(event: Event): void {
  const { target: from, type } = event;
  const key = event instanceof KeyboardEvent ? event.key : "";
  if (panel.hidden || !(from instanceof Element) || !["", "Enter", "Escape"].includes(key)) return;
  if (host.contains(from) && key !== "Escape") return;
  const isMove = event instanceof PointerEvent && type === "pointermove";
  if (isMove && (isChosen || event.pointerType === "touch")) return;
  if (isMove || type === "focusin") return void show(from);
  event.preventDefault();
  event.stopImmediatePropagation();
  if (key === "Escape" && label.contains(from)) target?.focus();
  else if (key === "Escape") void toggle().then(() => button.focus());
  else if (key || type === "click") {
    show(from);
    isChosen = true;
    if (key) label.querySelector("a")?.focus();
  }
}

takeMarks(document);
document.body.append(host);
new MutationObserver((changes) => {
  for (const { type, target: changed, addedNodes } of changes)
    if (!host.contains(changed))
      for (const node of type === "childList" ? addedNodes : [changed]) takeMarks(node);
  // Moves the overlay into an open modal dialog, because everything outside the dialog is inert.
  const parent = document.querySelector("dialog:modal") ?? document.body;
  if (host.parentNode !== parent) parent.append(host);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
for (const type of ["pointermove", "focusin", "mousedown", "click", "keydown"])
  addEventListener(type, onInput, true);
// Reloads the line numbers when the window regains focus, because an edit may have shifted lines.
addEventListener("focus", () => void (panel.hidden || load()));
