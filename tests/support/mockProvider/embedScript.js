// Imitates the form provider's embed script (June 2026), which hides each iframe until the form inside sends messages.
// This mock never shows the iframes, as if it had missed the messages.

const providerFrames = () =>
  [...document.querySelectorAll("iframe")].filter(({ src }) => /\/(form|survey|booking)/.test(src));

function initialize(frame) {
  if (frame.dataset.initialIframeHidden !== "true") frame.style.cssText += "; opacity: 0; left: -9999px";
  frame.style.overflow = "auto";
  const message = `[iFrameSizer]${frame.id}:8:false:false:32:true:true:null:offset:null:null:0`;
  frame.contentWindow.postMessage(message, "*");
}

for (const frame of providerFrames()) {
  frame.addEventListener("load", () => initialize(frame));
  initialize(frame);
}
addEventListener("message", ({ data, source }) => {
  const frame = providerFrames().find(({ contentWindow }) => contentWindow === source);
  const [, height] = /^\[iFrameSizer\][^:]+:(\d+):/.exec(data) ?? [];
  if (frame && height) frame.style.height = `${Number(height) + 5}px`;
  if (frame && data?.[0] === "iframeLoaded") initialize(frame);
});
