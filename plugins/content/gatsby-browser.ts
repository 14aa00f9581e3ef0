/** Shows content problems in an overlay on every page of `gatsby develop`; no build contains this script. */

const box = document.createElement("div");
// As a popover, the overlay is in the browser's top layer, where open dialogs do not cover it.
box.popover = "manual";
box.setAttribute("role", "alert");
box.id = "content-problems";
box.style.cssText =
  "inset: auto 0 0 0; width: auto; max-height: 70vh; margin: 0; overflow: auto; border: 0; border-top: 4px solid #bd4a21;" +
  "padding: 1rem 1.5rem; background: #17122f; color: #fefbf6; font: 14px/1.5 ui-monospace, monospace;";

function show(problems: readonly string[]) {
  if (problems.length === 0) {
    box.remove();
    return;
  }
  const heading = document.createElement("strong");
  heading.textContent = "The content needs mending. The page shows the last good one.";
  const report = document.createElement("pre");
  report.style.cssText = "margin: 0.75rem 0 0; font: inherit; white-space: pre-wrap";
  report.textContent = problems.join("\n\n");
  box.replaceChildren(heading, report);
  document.body.append(box);
  box.showPopover();
}

// Subscribes only outside iframes, because the page around an iframe already shows the overlay.
if (window.parent === window) {
  new EventSource("/___content").addEventListener("message", (event) => show(JSON.parse(event.data)));
}

export {};
