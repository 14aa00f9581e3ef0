import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";

/** The height of each step of a form, in pixels. The last step says "Thank you". */
export const heights = { form: [780, 150], survey: [1226, 420, 150] };

/**
 * Mocks all hosts of the form provider (`*.provider.example`). After the contact form is submitted, its iframe loads
 * thanks.provider.example, which responds with the form's last step.
 */
export function mockProvider(target: BrowserContext | Page) {
  return target.route("https://*.provider.example/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const id = pathname.replace(/.*\//, "");
    const path = scripts[id];
    if (path) return route.fulfill({ path });
    const steps = heights[pathname.includes("survey") ? "survey" : "form"];
    const shown = pathname.startsWith("/thanks") ? steps.slice(-1) : steps;
    return route.fulfill({ contentType: "text/html", body: page(id, shown) });
  });
}

const scripts: Partial<Record<string, string>> = {
  "form.js": join(__dirname, "formPage.js"),
  "form_embed.js": join(__dirname, "embedScript.js"),
  "content-window.js": require.resolve("iframe-resizer/js/iframeResizer.contentWindow.js"),
};

function page(id: string, steps: number[]): string {
  return `<!doctype html><html lang="en"><title>${id}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/form.js"></script>
<style>
body { margin: 0; font: 16px sans-serif; }
section { box-sizing: border-box; display: grid; align-content: space-between; justify-items: start; }
section[hidden] { display: none; }
</style>
<form method="post" action="https://thanks.provider.example/thanks/${id}">
${steps.map((height, index) => step(id, height, index, index === steps.length - 1)).join("\n")}</form></html>`;
}

function step(id: string, height: number, index: number, isLast: boolean): string {
  const field = (name: string) => `<label>${name} field <input name="${name}"></label>`;
  const type = id.startsWith("contact") ? "submit" : "button";
  return `<section style="height: ${height}px"${index > 0 ? " hidden" : ""}>
<h1>${isLast ? "Thank you" : `${id}, step ${index + 1}`}</h1>${index === 0 ? "<p>From: <output></output></p>" : ""}
${isLast ? "" : `${field("First")} ${field("Last")} <button type="${type}">Next</button>`}</section>`;
}
