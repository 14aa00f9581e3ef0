// A part of `npm test -- --engines`: what a screen reader says. Orca and Firefox, on a screen in memory.

import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { canListen, orcaPackages, startListening } from "../tests/browser/spoken/orca";
import { sentences } from "../tests/browser/spoken/sentences";
import { installDebianPackages } from "../tests/support/install-debian-packages.mjs";
import { serveSite } from "../tests/support/serveSite";

let passed = 0;
let failed = 0;

async function main(): Promise<void> {
  if (!canListen()) installDebianPackages(orcaPackages);
  if (canListen()) await listen();
  else
    console.log(
      `Nothing was heard: Orca cannot be installed here. Debian's packages: ${orcaPackages.join(" ")}`,
    );
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/spoken.json", JSON.stringify({ passed, failed }));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function listen(): Promise<void> {
  const site = await serveSite({ dir: process.env.E2E_DIR ?? "public", port: 0 });
  const unkind = await serveUnkindly(site.address);
  try {
    const listener = await startListening(`${unkind.address}/`);
    try {
      for (const [name, steps] of Object.entries(sentences)) {
        try {
          // On a busy machine Orca loses its place now and then, so a sentence fails only when it fails twice.
          await steps(listener, unkind.address).catch(() => steps(listener, unkind.address));
          passed++;
          console.log(`✓ Orca says ${name}`);
        } catch (error) {
          failed++;
          console.error(`✘ Orca says ${name}\n  ${(error as Error).message}`);
        }
      }
    } finally {
      listener.close();
    }
  } finally {
    unkind.close();
    await site.close();
  }
}

/** A dialog that cannot be opened: what a visitor has asked for fails, in the site's own script. */
const breaks =
  '<script>HTMLDialogElement.prototype.showModal = () => { throw new Error("no dialog") }</script>';

/** The site, and two mishaps that an address can ask for: `?silent`, whose forms never come, and `?broken`. */
async function serveUnkindly(address: string): Promise<{ address: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const from = request.headers.referer ?? "";
    if (path.startsWith("/sample-forms/") && !path.endsWith(".js") && from.includes("?silent")) return;
    const answer = await fetch(address + path, { headers: { "accept-encoding": "identity" } });
    const headers = Object.fromEntries(answer.headers);
    delete headers["content-length"];
    delete headers["content-encoding"];
    let body = Buffer.from(await answer.arrayBuffer());
    if (path.includes("?broken")) {
      delete headers["content-security-policy"];
      body = Buffer.from(body.toString().replace("<head>", `<head>${breaks}`));
    }
    // The address that asks is what the frames are told by.
    response.writeHead(answer.status, { ...headers, "referrer-policy": "unsafe-url" }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
