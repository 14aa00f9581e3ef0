import type { Line } from "./editLinks";

// Adds the "Edit this page" button. After you click the button, a click on text or a picture opens the matching line of
// data/ in an editor. If several lines match, a box in the corner lists them. Works without React.

// When editLinks.ts bundles this script, esbuild replaces these two constants with their values.
declare const EDIT_INDEX: Line[];
declare const EDITOR_URL: string;

/** Normalizes text for comparison: `9:00 AM–6:00 PM` becomes `9 00 am 6 00 pm`. */
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const index = EDIT_INDEX.map((line) => ({ ...line, key: normalize(line.text) }));
const host = document.createElement("edit-links");
host.innerHTML = `<style>
edit-links, edit-links * { all: revert; font: 14px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
edit-links :is(summary, div) { position: fixed; z-index: 99; padding: 6px 10px; border: 2px solid; background: #1a1a1a; color: #fff; }
edit-links summary { inset: 40% 0 auto auto; writing-mode: vertical-rl; list-style: none; }
edit-links div { left: 8px; bottom: 8px; max-width: min(30rem, 100vw - 80px); max-height: 40vh; overflow: auto; }
edit-links :is(div:empty, style, iframe) { display: none; }
edit-links a { display: block; color: #9ecbff; }
:has(> edit-links > [open]) iframe { pointer-events: none !important; }
</style><details><summary>Edit this page</summary><div role="status"></div></details><iframe name="editor"></iframe>`;
const details = host.querySelector("details") as HTMLDetailsElement;
const box = host.querySelector("div") as HTMLElement;

/** Returns the lines in data/ that contain the text of `from`. If there are none, tries each ancestor in turn. */
function linesOf(from: Element): Line[] {
  for (let element: Element | null = from; element; element = element.parentElement) {
    const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ""));
    const names = ["alt", "aria-label"].map((name) => element?.getAttribute(name) ?? "");
    const photo = element instanceof HTMLImageElement ? element.src.replace(/^.*\/|\.\w+$/g, "") : "";
    // biome-ignore lint/performance/useDomNodeTextContent: `textContent` includes the CSS in `<style>` elements
    const shown = element instanceof HTMLElement ? element.innerText : "";
    const candidates = [shown, ...texts, ...names, decodeURI(photo)].map(normalize);
    const lines = index.filter(({ key }) => candidates.includes(key));
    if (lines.length > 0) return lines;
  }
  return [];
}

function onInput(event: Event): void {
  const { target: from, type } = event;
  if (!(from instanceof Element) || host.contains(from)) return;
  // Moves the overlay into an open dialog, because everything outside a modal dialog is inert.
  const parent = from.closest("dialog") ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  if (!details.open || type === "focusin") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const links = linesOf(from).map(({ file, line, text }) => {
    const href = EDITOR_URL.replace("{file}", `data/${file}`).replace("{line}", String(line));
    // In `npm start`, `href` opens a code editor. The target is a hidden iframe, so the browser stays on this page.
    const target = EDITOR_URL.startsWith("/") ? "editor" : "_blank";
    const textContent = `data/${file}:${line} ${text.slice(0, 60)}`;
    return Object.assign(document.createElement("a"), { href, target, textContent });
  });
  box.replaceChildren(...(links.length > 1 ? [`In ${links.length} places:`] : []), ...links);
  if (links.length === 1) links[0]?.click();
}

if (EDITOR_URL) {
  document.body.append(host);
  for (const type of ["focusin", "click"]) addEventListener(type, onInput, true);
}
