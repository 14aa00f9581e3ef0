// The page inside a stand-in frame: steps of given heights, one after the other, and a thank-you. What it says to the
// page around it, and when, is as with the real provider's forms.

const { firstMessage } = document.currentScript.dataset;

/** In the order in which it says them. */
const words = [["iframeLoaded"], ["fetch-query-params", window.name, "location-1", "form-1", null]];

function speak() {
  for (const message of words) parent.postMessage(message, "*");
}

/** The query that the lead would be noted with, from the page or, without an answer, from this form's own address. */
let query = location.search.slice(1);
let pageAddress = "";
addEventListener("message", ({ data, source }) => {
  if (source !== parent || data?.[0] !== "query-params") return;
  query = String(new URLSearchParams(data[1]));
  pageAddress = data[2];
  showQuery();
});

function showQuery() {
  // An answer may come before the body.
  const output = document.querySelector("output");
  if (output) output.textContent = query;
}

if (firstMessage === "immediately") {
  speak();
} else {
  // Only then comes the frame's half of iframe-resizer too: what greeted the frame before has not been heard.
  addEventListener("load", () => {
    const contentWindow = Object.assign(document.createElement("script"), { src: "/content-window.js" });
    contentWindow.addEventListener("load", speak);
    document.head.append(contentWindow);
  });
}

addEventListener("DOMContentLoaded", () => {
  showQuery();
  const steps = [...document.querySelectorAll("section")];
  document.addEventListener("click", ({ target }) => {
    if (target.localName !== "button") return;
    const now = steps.findIndex((step) => !step.hidden);
    for (const [index, step] of steps.entries()) step.hidden = index !== now + 1;
    if (now < steps.length - 2) return;
    parent.postMessage(["set-sticky-contacts", "location-1", "fingerprint"], "*");
    if (pageAddress) parent.postMessage(["modify-parent-url", pageAddress], "*");
  });
});
