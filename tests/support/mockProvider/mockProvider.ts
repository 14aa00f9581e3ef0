import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";

export interface MockBehavior {
  script: "runs" | "throws" | "missing";
  /** When a form sends its first postMessage: while its document loads, or after its `load` event. */
  firstMessage: "immediately" | "after load";
  /** Whether forms submit to another host instead of showing the next step on the same page. */
  posts: boolean;
}

/** Heights in pixels of each form's steps, and of the thank-you page on another host (`posted`). */
export const heights = { form: [780, 150], survey: [1226, 420, 150], posted: 220 };

export function mockProvider(target: BrowserContext | Page, behavior: Partial<MockBehavior> = {}) {
  return target.route("https://*.provider.example/**", (route) =>
    route.fulfill(mockResponse(new URL(route.request().url()).pathname, behavior)),
  );
}

/** Returns the mock lead provider's response for a path. All of the provider's hosts give the same response. */
export function mockResponse(path: string, behavior: Partial<MockBehavior> = {}) {
  const { script = "runs", firstMessage = "immediately", posts = false } = behavior;
  const send = (contentType: string, body: string, status = 200) => ({ status, contentType, body });
  const id = path.replace(/.*\//, "");
  switch (path) {
    case "/form.js":
      return send("text/javascript", file("formPage.js"));
    case "/content-window.js":
      return send("text/javascript", contentWindow);
    case "/js/form_embed.js":
      if (script === "missing") return send("text/plain", "", 404);
      if (script === "throws") return send("text/javascript", 'throw new Error("the embed script failed");');
      return send("text/javascript", `{ ${file("embedScript.js")} }`);
  }
  // Submitted forms request paths outside /widget/. Responds with a thank-you page, which posts its height as forms do.
  if (!path.startsWith("/widget/")) return send("text/html", page(id, firstMessage, false, [heights.posted]));
  const steps = heights[path.startsWith("/widget/survey/") ? "survey" : "form"];
  return send("text/html", page(id, firstMessage, posts, steps));
}

const file = (name: string): string => readFileSync(join(__dirname, name), "utf8");
const contentWindow = readFileSync(
  require.resolve("iframe-resizer/js/iframeResizer.contentWindow.js"),
  "utf8",
);

function page(id: string, firstMessage: string, posts: boolean, steps: number[]): string {
  return `<!doctype html><html lang="en"><title>${id}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/form.js" data-first-message="${firstMessage}"></script>
<style>
body { margin: 0; font: 16px sans-serif; }
section { box-sizing: border-box; display: grid; align-content: space-between; justify-items: start; }
section[hidden] { display: none; }
</style>
${posts ? `<form method="post" action="https://thanks.provider.example/${id}">` : ""}
${steps.map((height, index) => step(id, height, index, index === steps.length - 1)).join("\n")}
${firstMessage === "immediately" ? '<script src="/content-window.js"></script>' : ""}</html>`;
}

function step(id: string, height: number, index: number, isLast: boolean): string {
  const field = (name: string) => `<label>${name} field <input name="${name}"></label>`;
  return `<section style="height: ${height}px"${index > 0 ? " hidden" : ""}>
<h1>${isLast ? "Thank you" : `${id}, step ${index + 1}`}</h1>${index === 0 ? "<p>From: <output></output></p>" : ""}
${isLast ? "" : `${field("First")} ${field("Last")} <button>Next</button>`}</section>`;
}
