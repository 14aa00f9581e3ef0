import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import { join } from "node:path";
import { provider } from "../providerCode";
import { selfSignedCertificate } from "../selfSignedCertificate";

/** What the embed script does to the page; see embedScript.js. */
export interface Deeds {
  /** Hides each frame until it has asked for the page's query and told its first size. */
  hides: boolean;
  /** Gives a frame another id when its id is not its own. */
  renames: boolean;
  /** Sets `scrolling` and `overflow`. */
  scrolls: boolean;
  /** Sizes what is named, whoever names it, and adds 5 px. */
  sizes: boolean;
  answers: boolean;
  /** Answers the surveys instead of the one that asked, and forms only when it moves them. */
  broadcasts: boolean;
  /** Moves frames with `data-layout` into boxes of its own. */
  moves: boolean;
  /** Keeps what it knows of the frames and the visitor in localStorage. */
  stores: boolean;
  /** Keeps the page's query in sessionStorage. */
  keepsQuery: boolean;
  styles: boolean;
  rewritesAddress: boolean;
  /** Puts its own functions in `window.onmessage` and `window.onload`. */
  seizesHandlers: boolean;
}

const all: Deeds = {
  hides: true,
  renames: true,
  scrolls: true,
  sizes: true,
  answers: true,
  broadcasts: false,
  moves: true,
  stores: true,
  keepsQuery: true,
  styles: true,
  rewritesAddress: true,
  seizesHandlers: false,
};

/** The generations of the script that sites still load. */
export const scripts = {
  2026: all,
  2025: { ...all, hides: false, renames: false, keepsQuery: false, broadcasts: true, seizesHandlers: true },
} satisfies Record<string, Deeds>;

/** What the provider's servers do with the requests of one page. */
export interface Behaviour {
  script: Deeds | "throws" | "missing";
  /** When a form says its first word: as its page begins, or once it is loaded. */
  speaks: "at once" | "after load";
  forms: "well" | "error" | "denies frames" | "redirects" | "posts" | "hangs" | "rubbish";
  /** Milliseconds that each of the two hosts takes to answer. */
  delay: { script: number; forms: number };
}

export const well: Behaviour = {
  script: scripts[2026],
  speaks: "at once",
  forms: "well",
  delay: { script: 0, forms: 0 },
};

/** The request header by which a page says how it wants to be treated: each test its own way, at the same time. */
export const behaviourHeader = "x-behaviour";

/** Where the forms redirect to when they do: a host that the site's policy does not name. */
const elsewherePort = 9424;

/** Of the forms, of the script, of the host that the site names beside them, and of that other host. */
export const standInPorts = [
  provider.formPort,
  provider.scriptPort,
  provider.thanksPort,
  elsewherePort,
] as const;

/** The heights of the steps, in pixels, the thank-you last; `posted` is that of another host. */
export const heights = { form: [780, 150], survey: [1226, 420, 150], posted: 220 };

/**
 * Starts the stand-in provider: its forms, its script, and the hosts that the forms may post or redirect to.
 * @param shift is added to the ports that tests/support/providerCode.ts names
 */
export async function startStandIn(shift: number): Promise<{ close(): Promise<void> }> {
  const certificate = selfSignedCertificate();
  const hosts: [number, (path: string, behaviour: Behaviour, response: ServerResponse) => void][] = [
    [provider.formPort, answerForForms],
    [provider.scriptPort, answerForScript],
    [provider.thanksPort, answerForThanks],
    [elsewherePort, (path, behaviour, response) => send(response, "text/html", page(path, behaviour))],
  ];
  const servers = hosts.map(([port, answer]) =>
    createServer(certificate, (request, response) => {
      const asked = request.headers[behaviourHeader];
      const behaviour = {
        ...well,
        ...(typeof asked === "string" && (JSON.parse(asked) as Partial<Behaviour>)),
      };
      answer(request.url ?? "", behaviour, response);
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

function answerForScript(_path: string, { script, delay }: Behaviour, response: ServerResponse): void {
  const body =
    script === "throws"
      ? 'throw new Error("the embed script failed");'
      : `{ const does = ${JSON.stringify(script)};\n${file("embedScript.js")} }`;
  setTimeout(() => {
    if (script === "missing") response.writeHead(404).end();
    else send(response, "text/javascript", body);
  }, delay.script);
}

function answerForForms(path: string, behaviour: Behaviour, response: ServerResponse): void {
  if (answerWithScript(path, response) || behaviour.forms === "hangs") return;
  setTimeout(() => answerWithForm(path, behaviour, response), behaviour.delay.forms);
}

/** What a form is posted to: it says thanks, and is sized like the form. */
function answerForThanks(path: string, behaviour: Behaviour, response: ServerResponse): void {
  if (answerWithScript(path, response)) return;
  send(response, "text/html", page(path, { ...behaviour, forms: "well" }, [heights.posted]));
}

/** @returns whether the path was that of a script which the pages of the forms load */
function answerWithScript(path: string, response: ServerResponse): boolean {
  const script = { "/form.js": file("form.js"), "/content-window.js": contentWindow }[path];
  if (script !== undefined) send(response, "text/javascript", script);
  return script !== undefined;
}

function answerWithForm(path: string, behaviour: Behaviour, response: ServerResponse): void {
  if (behaviour.forms === "error") {
    response.writeHead(500).end("Internal Server Error");
  } else if (behaviour.forms === "redirects") {
    response.writeHead(302, { Location: `https://127.0.0.1:${elsewherePort}${path}` }).end();
  } else {
    if (behaviour.forms === "denies frames") response.setHeader("X-Frame-Options", "DENY");
    send(response, "text/html", page(path, behaviour));
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
  { speaks, forms }: Behaviour,
  steps = heights[address.includes("/survey/") ? "survey" : "form"],
): string {
  const id = address.replace(/\?.*/, "").replace(/.*\//, "");
  const says = forms === "rubbish" ? ` data-rubbish="${escaped(JSON.stringify(rubbish(id)))}"` : "";
  const sizes = forms !== "rubbish" && speaks === "at once";
  return `<!doctype html><html lang="en"><title>${id}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/form.js" data-speaks="${speaks}"${says}></script>
<style>
body { margin: 0; font: 16px sans-serif; }
section { box-sizing: border-box; display: grid; align-content: space-between; justify-items: start; }
section[hidden] { display: none; }
${steps.map((height, index) => `section:nth-of-type(${index + 1}) { height: ${height}px; }`).join("\n")}
</style>
${forms === "posts" ? `<form method="post" action="https://127.0.0.1:${provider.thanksPort}/${id}">` : ""}
${steps.map((_, index) => (index < steps.length - 1 ? step(id, index) : thanks(index))).join("\n")}
${sizes ? '<script src="/content-window.js"></script>' : ""}</html>`;
}

function step(id: string, index: number): string {
  const field = (name: string) => `<label>${name} field <input name="${name}"></label>`;
  return `<section${index > 0 ? " hidden" : ""}>
<h1>${id}, step ${index + 1}</h1>${index === 0 ? "<p>From: <output></output></p>" : ""}
${field("First")} ${field("Last")} <button>Next</button></section>`;
}

const thanks = (index: number): string =>
  `<section${index > 0 ? " hidden" : ""}><h1>Thank you</h1></section>`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Nothing of this may throw in the page, or change the size of a frame. */
function rubbish(id: string): unknown[] {
  const frame = id.startsWith("survey") ? id : `inline-${id}`;
  return [
    null,
    42,
    {},
    [frame],
    [],
    [["query-params"]],
    "",
    "[iFrameSizer]",
    "[iFrameSizer]::::",
    `[iFrameSizer]${frame}`,
    `[iFrameSizer]${frame}:NaN:1:init`,
    `[iFrameSizer]${frame}:-500:1:init`,
    `[iFrameSizer]${frame}:1:1:size`,
    "[iFrameSizer]quote:1:1:size",
    "[iFrameSizer]___gatsby:5000:1:size",
    `[iFrameSizer]${"x".repeat(100_000)}:1:1:size`,
    '{"type":"height","value":1}',
  ];
}
