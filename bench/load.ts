// `npm run load`: 200 visitors at once for 20 seconds, on this machine only. Build first.
import { execFileSync } from "node:child_process";
import { findNginx, findWrk, withUnpackedLibraries } from "../tests/support/nginxProgram";
import { siteName } from "../tests/support/request";
import { startNginx } from "../tests/support/startNginx";
import { measuredOn } from "./machine";
import { replaceSection } from "./replaceSection";

const connections = 200;
const seconds = 20;

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const [nginx, wrk] = [findNginx(), findWrk()];
  if (!nginx || !wrk)
    throw new Error("The load test needs Debian's nginx and wrk, or apt-get to fetch them.");
  const server = await startNginx(nginx, "public");
  const rows: string[] = [];
  const run = (path: string) => runWrk(wrk, `https://${siteName}:${server.https}${path}`);
  try {
    for (const path of ["/", "/directory", "/nowhere"]) rows.push(row(path, run(path)));
  } finally {
    await server.stop();
  }
  const text = [
    `${connections} connections for ${seconds} seconds each, over TLS, brotli copies, nginx and wrk on the same machine.`,
    `Measured on ${measuredOn()}.`,
    "",
    "| | requests a second | median | 99 % within | errors |",
    "|---|---:|---:|---:|---:|",
    ...rows,
  ].join("\n");
  replaceSection("docs/performance.md", "load", text);
  console.log(text);
}

function runWrk(wrk: string, address: string): string {
  const load = ["--threads", "2", "--connections", String(connections), "--duration", `${seconds}s`];
  const args = [...load, "--latency", "--timeout", "5s", "--header", "Accept-Encoding: br", address];
  return execFileSync(wrk, args, { encoding: "utf8", env: withUnpackedLibraries() });
}

/** One row of the table; a 404 for a page that does not exist is an answer, not an error. */
function row(path: string, report: string): string {
  const found = (pattern: RegExp) => pattern.exec(report)?.[1] ?? "";
  const sockets = (/Socket errors: (.*)/.exec(report)?.[1] ?? "").match(/\d+/g) ?? [];
  const answers = path === "/nowhere" ? 0 : Number(found(/Non-2xx or 3xx responses: (\d+)/));
  const errors = sockets.reduce((sum, count) => sum + Number(count), answers);
  if (errors > 0) process.exitCode = 1;
  const rate = Math.round(Number(found(/Requests\/sec:\s+([\d.]+)/))).toLocaleString("en-US");
  return `| \`${path}\` | ${rate} | ${found(/50%\s+(\S+)/)} | ${found(/99%\s+(\S+)/)} | ${errors} |`;
}
