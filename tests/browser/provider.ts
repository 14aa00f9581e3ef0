import { createServer, type Server } from "node:https";
import { provider } from "../support/changedSite";
import { selfSignedCertificate } from "../support/selfSignedCertificate";

/** What the provider's servers do with a request. */
export type Behaviour = "well" | "error" | "hangs" | "rubbish";

/** A lead provider that does as it is told, on the two hosts that tests/support/changedSite.ts names. */
export interface StandInProvider {
  behaviour: Behaviour;
  /** The paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

/** The height that a well-behaved form announces, in pixels. */
export const announcedHeight = 780;

/** Starts both servers. */
export async function startProvider(): Promise<StandInProvider> {
  const state: StandInProvider = { behaviour: "well", asked: [], close };
  const certificate = selfSignedCertificate();
  const servers = [provider.formPort, provider.scriptPort].map((port) =>
    createServer(certificate, (request, response) => {
      const path = request.url ?? "";
      state.asked.push(path);
      if (state.behaviour === "hangs") return;
      if (state.behaviour === "error") return void response.writeHead(500).end("Internal Server Error");
      const [type, body] = path.endsWith(".js")
        ? ["text/javascript", script]
        : ["text/html", page(path, state.behaviour)];
      response.writeHead(200, { "Content-Type": type }).end(body);
    }).listen(port, "127.0.0.1"),
  );
  await Promise.all(servers.map((server) => new Promise((listening) => server.once("listening", listening))));

  async function close(): Promise<void> {
    await Promise.all(servers.map(closed));
  }
  return state;
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** As iframe-resizer's two halves do: the script greets the frames, and a greeted form says its size again. */
const script = `for (const frame of document.querySelectorAll("iframe")) {
  const greet = () => frame.contentWindow.postMessage("[iFrameSizer]" + frame.id + ":8:false:true:32:true:true", "*");
  frame.addEventListener("load", greet);
  greet();
}
addEventListener("message", ({ data }) => {
  const [, id, height] = /^\\[iFrameSizer\\]([^:]+):(\\d+):\\d+:init$/.exec(data) ?? [];
  const frame = id && document.getElementById(id);
  if (frame && Number(height) < 2000) frame.style.height = height + "px";
});`;

function page(path: string, behaviour: Behaviour): string {
  const id = path.replace(/.*\//, "");
  const frame = path.includes("/survey/") ? id : `inline-${id}`;
  const messages =
    behaviour === "rubbish" ? rubbish(frame) : [`[iFrameSizer]${frame}:${announcedHeight}:400:init`];
  return `<!doctype html><title>${id}</title><h1>Form ${id}</h1><script>
function announce() {
  for (const message of ${JSON.stringify(messages)}) parent.postMessage(message, "*");
}
announce();
addEventListener("message", announce);
</script>`;
}

/** Nothing of this may throw in the page, or make a frame smaller than declared, endless, or another one's size. */
function rubbish(frame: string): unknown[] {
  return [
    null,
    42,
    {},
    [frame],
    "",
    "[iFrameSizer]",
    "[iFrameSizer]::::",
    `[iFrameSizer]${frame}`,
    `[iFrameSizer]${frame}:NaN:1:init`,
    `[iFrameSizer]${frame}:-500:1:init`,
    `[iFrameSizer]${frame}:99999999999:1:size`,
    `[iFrameSizer]${frame}:1:1:size`,
    "[iFrameSizer]quote:1:1:size",
    "[iFrameSizer]___gatsby:5000:1:size",
    `[iFrameSizer]${"x".repeat(100_000)}:1:1:size`,
    '{"type":"height","value":1}',
  ];
}
