import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";

/** The heights in pixels of each form's steps, and of the thank-you page on another host (`posted`). */
export const heights = { form: [780, 150], survey: [1226, 420, 150], posted: 220 };

/** @param posts whether forms submit to another host instead of showing the next step on the same page */
export function mockProvider(target: BrowserContext | Page, posts = false) {
  return target.route("https://*.provider.example/**", (route) =>
    route.fulfill(mockResponse(new URL(route.request().url()).pathname, posts)),
  );
}

/** Returns the mock provider's response to a request. All of the provider's hosts respond alike. */
function mockResponse(path: string, posts = false) {
  const id = path.replace(/.*\//, "");
  const script = { "form.js": "formPage.js", "form_embed.js": "embedScript.js" }[id];
  if (script) return { contentType: "text/javascript", body: `{ ${file(script)} }` };
  if (id === "content-window.js") return { contentType: "text/javascript", body: contentWindow };
  const isSurvey = path.startsWith("/widget/survey/");
  // A submitted form requests a path outside /widget/. Its thank-you page reports its height like a form.
  const steps = path.startsWith("/widget/") ? heights[isSurvey ? "survey" : "form"] : [heights.posted];
  return { contentType: "text/html", body: page(id, posts && steps.length > 1, steps) };
}

const file = (name: string): string => readFileSync(join(__dirname, name), "utf8");
const contentWindow = readFileSync(
  require.resolve("iframe-resizer/js/iframeResizer.contentWindow.js"),
  "utf8",
);

function page(id: string, posts: boolean, steps: number[]): string {
  return `<!doctype html><html lang="en"><title>${id}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/form.js"></script>
<style>
body { margin: 0; font: 16px sans-serif; }
section { box-sizing: border-box; display: grid; align-content: space-between; justify-items: start; }
section[hidden] { display: none; }
</style>
${posts ? `<form method="post" action="https://thanks.provider.example/${id}">` : ""}
${steps.map((height, index) => step(id, height, index, index === steps.length - 1)).join("\n")}</html>`;
}

function step(id: string, height: number, index: number, isLast: boolean): string {
  const field = (name: string) => `<label>${name} field <input name="${name}"></label>`;
  return `<section style="height: ${height}px"${index > 0 ? " hidden" : ""}>
<h1>${isLast ? "Thank you" : `${id}, step ${index + 1}`}</h1>${index === 0 ? "<p>From: <output></output></p>" : ""}
${isLast ? "" : `${field("First")} ${field("Last")} <button>Next</button>`}</section>`;
}
