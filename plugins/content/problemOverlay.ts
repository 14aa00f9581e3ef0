/** Shows content problems over every page; gatsby-node.ts adds it to the development bundle only. */

const box = document.createElement("div");
// Popovers are in the top layer, so that open dialogs do not cover this one.
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

// In an iframe the overlay stays hidden, because the page around the iframe shows it.
if (window.parent === window) {
  new EventSource("/___content").addEventListener("message", (event) => show(JSON.parse(event.data)));
}

export {};
