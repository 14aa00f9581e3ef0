import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";
import { provider } from "./embedCode";
import { selfSignedCertificate } from "./selfSignedCertificate";

/** How the mock lead provider responds to the requests of one page. */
export interface MockBehavior {
  script: "runs" | "throws" | "missing";
  /** When a form posts its first message to the page: while its document loads, or after its `load` event. */
  firstMessage: "immediately" | "after load";
  /** Whether the forms are posted to another host, instead of showing their next step themselves. */
  posts: boolean;
  /** The response times of the script and of the forms in milliseconds. */
  delay: { script: number; forms: number };
}

const defaultBehavior: MockBehavior = {
  script: "runs",
  firstMessage: "immediately",
  posts: false,
  delay: { script: 0, forms: 0 },
};

/** The request header in which a page sends its `MockBehavior`, so that concurrent tests can use different ones. */
export const behaviorHeader = "x-behavior";

export const mockProviderPorts = [provider.formPort, provider.scriptPort, provider.thanksPort] as const;

/** Heights in pixels of the steps of each form, and of the thank-you page on another host (`posted`). */
export const heights = { form: [780, 150], survey: [1226, 420, 150], posted: 220 };

/**
 * Starts the three servers of the mock lead provider: its forms, its embed script, and the host that forms post to.
 * @param shift number that is added to the ports of embedCode.ts
 */
export async function startMockProvider(shift: number): Promise<void> {
  const certificate = selfSignedCertificate();
  const hosts: [number, (path: string, behavior: MockBehavior, response: ServerResponse) => void][] = [
    [provider.formPort, answerForForms],
    [provider.scriptPort, answerForScript],
    [provider.thanksPort, answerForThanks],
  ];
  const servers = hosts.map(([port, answer]) =>
    createServer(certificate, (request, response) => {
      const asked = request.headers[behaviorHeader];
      const behavior = {
        ...defaultBehavior,
        ...(typeof asked === "string" && (JSON.parse(asked) as Partial<MockBehavior>)),
      };
      const script = { "/form.js": file("formPage.js"), "/content-window.js": contentWindow }[
        String(request.url)
      ];
      if (script === undefined) answer(String(request.url), behavior, response);
      else send(response, "text/javascript", script);
    }).listen(port + shift, "127.0.0.1"),
  );
  await Promise.all(servers.map((server) => new Promise((listening) => server.once("listening", listening))));
}

function answerForScript(_path: string, { script, delay }: MockBehavior, response: ServerResponse): void {
  const body =
    script === "throws" ? 'throw new Error("the embed script failed");' : `{ ${file("embedScript.js")} }`;
  setTimeout(() => {
    if (script === "missing") response.writeHead(404).end();
    else send(response, "text/javascript", body);
  }, delay.script);
}

function answerForForms(path: string, behavior: MockBehavior, response: ServerResponse): void {
  const steps = heights[path.includes("/survey/") ? "survey" : "form"];
  setTimeout(() => send(response, "text/html", page(path, behavior, steps)), behavior.delay.forms);
}

/** Responds to a posted form with a thank-you page, which posts its height to the parent page as a form does. */
function answerForThanks(path: string, behavior: MockBehavior, response: ServerResponse): void {
  send(response, "text/html", page(path, { ...behavior, posts: false }, [heights.posted]));
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

const file = (name: string): string => readFileSync(join(__dirname, name), "utf8");
const contentWindow = readFileSync(
  require.resolve("iframe-resizer/js/iframeResizer.contentWindow.js"),
  "utf8",
);

function page(address: string, { firstMessage, posts }: MockBehavior, steps: number[]): string {
  const id = address.replace(/\?.*/, "").replace(/.*\//, "");
  return `<!doctype html><html lang="en"><title>${id}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/form.js" data-first-message="${firstMessage}"></script>
<style>
body { margin: 0; font: 16px sans-serif; }
section { box-sizing: border-box; display: grid; align-content: space-between; justify-items: start; }
section[hidden] { display: none; }
</style>
${posts ? `<form method="post" action="https://127.0.0.1:${provider.thanksPort}/${id}">` : ""}
${steps.map((height, index) => step(id, height, index, index === steps.length - 1)).join("\n")}
${firstMessage === "immediately" ? '<script src="/content-window.js"></script>' : ""}</html>`;
}

function step(id: string, height: number, index: number, isLast: boolean): string {
  const field = (name: string) => `<label>${name} field <input name="${name}"></label>`;
  return `<section style="height: ${height}px"${index > 0 ? " hidden" : ""}>
<h1>${isLast ? "Thank you" : `${id}, step ${index + 1}`}</h1>${index === 0 ? "<p>From: <output></output></p>" : ""}
${isLast ? "" : `${field("First")} ${field("Last")} <button>Next</button>`}</section>`;
}
