// Runs in the mock lead provider's forms, and posts the same messages to the parent page, at the same times, as the
// real forms. A form has one or more steps, and then a thank-you step.

/** The query string in the form's URL, such as `utm_source=flyer`, until the parent page posts its own query string. */
let query = location.search.slice(1);
let pageAddress = "";
addEventListener("message", ({ data, source }) => {
  if (source !== parent || data?.[0] !== "query-params") return;
  query = String(new URLSearchParams(data[1]));
  pageAddress = data[2];
  showQuery();
});

function showQuery() {
  // If the parent's message arrives before the body is parsed, the page has no <output>.
  const output = document.querySelector("output");
  if (output) output.textContent = query;
}

// Loads iframe-resizer's script after the `load` event, as the provider's real forms do. The script cannot receive
// messages that the parent page posted earlier.
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
