// Changes a page as the lead provider's real embed scripts of 2025 and June 2026 do. startMockProvider.ts defines `year`.

const hides = year === 2026;

const initialized = new Set();
const sized = new Set();
/** The outer wrapper of each frame that was moved. */
const moved = new Map();
/** Callbacks by frame, for the first size that a frame reports after it has requested the query string. */
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

/** Shows a frame after its first size; a frame that requested the query before this script ran is never shown. */
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
  // Like the real script: accepts any sender and any element, and NaN, which a hidden frame reports, counts as a size.
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

/** Moves a frame into two new wrappers, which makes the browser reload it. */
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

/** The script of 2025 answers one request in all surveys, moves forms with a layout, and ignores other forms. */
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
