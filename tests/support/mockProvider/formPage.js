// Runs in the mock lead provider's forms. Posts the same messages to the parent page as the real forms, at
// the same times. A form has one or more steps, followed by a thank-you step.

/** The query string of the form's URL, such as `utm_source=flyer`. The parent page's message replaces it. */
let query = location.search.slice(1);
let pageAddress = "";
addEventListener("message", ({ data, source }) => {
  if (source !== parent || data?.[0] !== "query-params") return;
  query = String(new URLSearchParams(data[1]));
  pageAddress = data[2];
  showQuery();
});

function showQuery() {
  // There is no <output> yet if the parent page's message arrives before the body is parsed.
  const output = document.querySelector("output");
  if (output) output.textContent = query;
}

// Loads iframe-resizer's script after the `load` event, as the provider's real forms do. So the script
// misses messages that the parent page posted earlier.
addEventListener("load", () => {
  const contentWindow = Object.assign(document.createElement("script"), { src: "/content-window.js" });
  contentWindow.addEventListener("load", () => {
    parent.postMessage(["iframeLoaded"], "*");
    parent.postMessage(["fetch-query-params", window.name, "location-1", "form-1", null], "*");
  });
  document.head.append(contentWindow);
});

addEventListener("DOMContentLoaded", () => {
  showQuery();
  const steps = [...document.querySelectorAll("section")];
  document.addEventListener("click", ({ target }) => {
    if (target.localName !== "button") return;
    const now = steps.findIndex((step) => !step.hidden);
    for (const [index, step] of steps.entries()) step.hidden = index !== now + 1;
    if (now < steps.length - 2) return;
    if (pageAddress) parent.postMessage(["modify-parent-url", pageAddress], "*");
  });
});
