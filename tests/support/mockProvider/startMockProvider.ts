import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import { join } from "node:path";
import { provider } from "./embedCode";
import { selfSignedCertificate } from "./selfSignedCertificate";

/** How the mock lead provider responds to the requests of one page. */
export interface MockBehavior {
  /** The year of the version that the mock embed script imitates, or the way in which it fails. */
  script: 2025 | 2026 | "throws" | "missing";
  /** When a form posts its first message to the page: while its document loads, or after its `load` event. */
  firstMessage: "immediately" | "after load";
  forms: "ok" | "error" | "posts" | "hangs";
  /** The response times of the script and of the forms in milliseconds. */
  delay: { script: number; forms: number };
}

export const defaultBehavior: MockBehavior = {
  script: 2026,
  firstMessage: "immediately",
  forms: "ok",
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
export async function startMockProvider(shift: number): Promise<{ close(): Promise<void> }> {
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
      answer(request.url ?? "", behavior, response);
    }).listen(port + shift, "127.0.0.1"),
  );
  await Promise.all(servers.map((server) => new Promise((listening) => server.once("listening", listening))));
  return { close: async () => void (await Promise.all(servers.map(closed))) };
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

function answerForScript(_path: string, { script, delay }: MockBehavior, response: ServerResponse): void {
  const body =
    script === "throws"
      ? 'throw new Error("the embed script failed");'
      : `{ const year = ${script};\n${file("embedScript.js")} }`;
  setTimeout(() => {
    if (script === "missing") response.writeHead(404).end();
    else send(response, "text/javascript", body);
  }, delay.script);
}

function answerForForms(path: string, behavior: MockBehavior, response: ServerResponse): void {
  if (answerWithScript(path, response) || behavior.forms === "hangs") return;
  setTimeout(() => answerWithForm(path, behavior, response), behavior.delay.forms);
}

/** Responds to a posted form with a thank-you page, which posts its height to the parent page as a form does. */
function answerForThanks(path: string, behavior: MockBehavior, response: ServerResponse): void {
  if (answerWithScript(path, response)) return;
  send(response, "text/html", page(path, { ...behavior, forms: "ok" }, [heights.posted]));
}

/** Responds with the script at a path, if form pages load one from there; returns whether they do. */
function answerWithScript(path: string, response: ServerResponse): boolean {
  const script = { "/form.js": file("formPage.js"), "/content-window.js": contentWindow }[path];
  if (script !== undefined) send(response, "text/javascript", script);
  return script !== undefined;
}

function answerWithForm(path: string, behavior: MockBehavior, response: ServerResponse): void {
  if (behavior.forms === "error") {
    response.writeHead(500).end("Internal Server Error");
  } else {
    send(response, "text/html", page(path, behavior));
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

const file = (name: string): string => readFileSync(join(__dirname, name), "utf8");
const contentWindow = readFileSync(
  require.resolve("iframe-resizer/js/iframeResizer.contentWindow.js"),
  "utf8",
);

function page(
  address: string,
  { firstMessage, forms }: MockBehavior,
  steps = heights[address.includes("/survey/") ? "survey" : "form"],
): string {
  const id = address.replace(/\?.*/, "").replace(/.*\//, "");
  return `<!doctype html><html lang="en"><title>${id}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/form.js" data-first-message="${firstMessage}"></script>
<style>
body { margin: 0; font: 16px sans-serif; }
section { box-sizing: border-box; display: grid; align-content: space-between; justify-items: start; }
section[hidden] { display: none; }
${steps.map((height, index) => `section:nth-of-type(${index + 1}) { height: ${height}px; }`).join("\n")}
</style>
${forms === "posts" ? `<form method="post" action="https://127.0.0.1:${provider.thanksPort}/${id}">` : ""}
${steps.map((_, index) => (index < steps.length - 1 ? step(id, index) : thanks(index))).join("\n")}
${firstMessage === "immediately" ? '<script src="/content-window.js"></script>' : ""}</html>`;
}

function step(id: string, index: number): string {
  const field = (name: string) => `<label>${name} field <input name="${name}"></label>`;
  return `<section${index > 0 ? " hidden" : ""}>
<h1>${id}, step ${index + 1}</h1>${index === 0 ? "<p>From: <output></output></p>" : ""}
${field("First")} ${field("Last")} <button>Next</button></section>`;
}

const thanks = (index: number): string =>
  `<section${index > 0 ? " hidden" : ""}><h1>Thank you</h1></section>`;
