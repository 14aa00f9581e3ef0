// Changes a page as the lead provider's real embed script does, in its version of `year` (2025 or June 2026).

const hides = year === 2026;

const initialized = new Set();
const sized = new Set();
/** The iframes that were moved into two wrappers, each with its outer wrapper. */
const moved = new Map();
/** Callbacks by iframe, which are called when the form in the iframe reports its height for the first time. */
const onceSized = new Map();

function providerFrames() {
  return [...document.querySelectorAll("iframe")].filter(({ src }) => /\/(form|survey|booking)/.test(src));
}

function scan() {
  for (const frame of providerFrames()) {
    if (initialized.has(frame)) continue;
    initialized.add(frame);
    if (hides && frame.dataset.initialIframeHidden !== "true") hide(frame);
    if (year === 2026) rename(frame);
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
  Object.assign(frame.style, {
    opacity: "0",
    visibility: "hidden",
    pointerEvents: "none",
    left: "-9999px",
    position: "absolute",
  });
}

function show(frame) {
  if (!hides) return;
  Object.assign(frame.style, { opacity: "1", visibility: "visible", pointerEvents: "auto" });
  Object.assign(frame.style, { display: "block", left: "", position: "relative" });
}

/** Shows an iframe and calls `andThen` as soon as the form in the iframe has reported its height. */
function showOnceSized(frame, andThen = () => {}) {
  const reveal = () => {
    show(frame);
    andThen();
  };
  if (!hides || sized.has(frame)) reveal();
  else onceSized.set(frame, reveal);
}

function rename(frame) {
  let number = 1;
  const id = frame.id || "embed";
  while (!frame.id || document.getElementById(frame.id) !== frame) frame.id = `${id}___${number++}`;
}

function resize(data) {
  const [, id, height] = /^\[iFrameSizer\]([^:]+):([^:]+):/.exec(data) ?? [];
  const frame = id && document.getElementById(id);
  if (!frame) return;
  // Sets the height that a message contains without checking the sender, as the provider's real script does.
  if (Number(height) >= 0) frame.style.height = `${Number(height) + 5}px`;
  sized.add(frame);
  onceSized.get(frame)?.();
  onceSized.delete(frame);
}

function answer(frame) {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  frame.contentWindow.postMessage(
    ["query-params", query, location.href, document.referrer, frame.dataset.layoutIframeId ?? frame.id],
    "*",
  );
}

/** Moves an iframe into two new wrapper elements, which makes the browser reload the iframe. */
function move(frame) {
  const [outer, inner] = ["div", "wrapper"].map((part) =>
    Object.assign(document.createElement("div"), { id: `${frame.id}-${part}`, className: `embed-${part}` }),
  );
  frame.after(outer);
  inner.append(frame);
  outer.append(inner);
  moved.set(frame, outer);
  localStorage.setItem(`embedded_iframe_${frame.id}`, JSON.stringify({ id: frame.id, visit: 1 }));
  showOnceSized(frame, () => {
    outer.style.display = "block";
  });
}

function onFetch(source) {
  if (year === 2025) return broadcast();
  const frame = providerFrames().find(({ contentWindow }) => contentWindow === source);
  if (!frame) return;
  if (frame.dataset.layout && !moved.has(frame)) {
    move(frame);
  } else {
    moved.get(frame)?.style.setProperty("display", "block");
    showOnceSized(frame);
  }
  answer(frame);
}

/** Handles a request for the query string as in 2025: answers in all surveys, and moves forms with a layout. */
function broadcast() {
  for (const frame of providerFrames()) {
    if (!frame.dataset.layout) {
      if (frame.src.includes("/survey")) answer(frame);
      continue;
    }
    if (moved.has(frame)) return answer(frame);
    move(frame);
    answer(frame);
  }
}

function onMessage({ data, source }) {
  if (!Array.isArray(data)) return;
  const [action, ...values] = data;
  if (action === "fetch-query-params") onFetch(source);
  if (action === "set-sticky-contacts") localStorage.setItem(values[0], values[1]);
  if (action === "modify-parent-url") history.replaceState(null, "", values[0]);
  if (action === "iframeLoaded") {
    for (const frame of providerFrames()) if (frame.contentWindow === source) initialized.delete(frame);
    scan();
  }
}

document.head.append(
  Object.assign(document.createElement("style"), {
    textContent: ".embed-div { display: none; width: 100% }",
  }),
);
if (year === 2026 && /utm_/.test(location.search)) sessionStorage.setItem("UPS", location.search);
addEventListener("message", ({ data }) => resize(data));
if (year === 2025) {
  window.onmessage = onMessage;
  window.onload = scan;
} else {
  addEventListener("message", onMessage);
}
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", scan);
else scan();
