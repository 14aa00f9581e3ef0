// Imitates the lead provider's embed script of June 2026. The script hides each iframe until the form inside
// has requested the query parameters and reported its height. The real script also moves iframes that have
// the attribute `data-layout`, but the site removes this attribute (embeds.ts).

const initialized = new Set();
const sized = new Set();
/** Hidden iframes to show as soon as their forms report a height. */
const waiting = new Set();

function providerFrames() {
  return [...document.querySelectorAll("iframe")].filter(({ src }) => /\/(form|survey|booking)/.test(src));
}

function scan() {
  for (const frame of providerFrames()) {
    if (initialized.has(frame)) continue;
    initialized.add(frame);
    if (frame.dataset.initialIframeHidden !== "true") hide(frame);
    frame.style.overflow = "auto";
    frame.scrolling = "yes";
    const initialize = () =>
      frame.contentWindow.postMessage(
        `[iFrameSizer]${frame.id}:8:false:false:32:true:true:null:offset:null:null:0`,
        "*",
      );
    frame.addEventListener("load", initialize);
    initialize();
  }
}

function hide(frame) {
  frame.dataset.initialIframeHidden = "true";
  frame.style.cssText +=
    "; opacity: 0; visibility: hidden; pointer-events: none; left: -9999px; position: absolute";
}

function show(frame) {
  Object.assign(frame.style, { opacity: "1", visibility: "visible", pointerEvents: "auto" });
  Object.assign(frame.style, { display: "block", left: "", position: "relative" });
}

function resize(data) {
  const [, id, height] = /^\[iFrameSizer\]([^:]+):([^:]+):/.exec(data) ?? [];
  const frame = id && document.getElementById(id);
  if (!frame) return;
  // Does not check the message's origin, because the lead provider's real script does not either.
  if (Number(height) >= 0) frame.style.height = `${Number(height) + 5}px`;
  sized.add(frame);
  if (waiting.delete(frame)) show(frame);
}

function answer(frame) {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const id = frame.dataset.layoutIframeId ?? frame.id;
  frame.contentWindow.postMessage(["query-params", query, location.href, document.referrer, id], "*");
}

addEventListener("message", ({ data, source }) => {
  resize(data);
  const frame = providerFrames().find(({ contentWindow }) => contentWindow === source);
  if (!Array.isArray(data) || !frame) return;
  const [action, address] = data;
  if (action === "fetch-query-params") {
    if (sized.has(frame)) show(frame);
    else waiting.add(frame);
    answer(frame);
  }
  if (action === "modify-parent-url") history.replaceState(null, "", address);
  if (action === "iframeLoaded") {
    initialized.delete(frame);
    scan();
  }
});
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", scan);
else scan();
