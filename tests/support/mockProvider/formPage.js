// Runs inside each form of the mock form provider. Posts the same messages to the parent page as the real forms, at
// the same times. Clicking Next shows the form's next step. The last step says "Thank you".

// Like the provider's real forms, loads iframe-resizer's script after the `load` event, so the script misses earlier
// messages from the parent page.
addEventListener("load", () => {
  for (const other of [null, 42, {}, "hello"]) parent.postMessage(other, "*");
  const contentWindow = Object.assign(document.createElement("script"), { src: "/content-window.js" });
  contentWindow.addEventListener("load", () => {
    addEventListener("message", ({ data, source }) => {
      const output = document.querySelector("output");
      if (source === parent && data?.[0] === "query-params" && output)
        output.textContent = new URLSearchParams(data[1]);
    });
    parent.postMessage(["iframeLoaded"], "*");
    parent.postMessage(["fetch-query-params", window.name, "location-1", "form-1", null], "*");
  });
  document.head.append(contentWindow);
});

document.addEventListener("click", ({ target }) => {
  if (target.type !== "button") return;
  const step = target.closest("section");
  step.hidden = true;
  step.nextElementSibling.hidden = false;
});
