// `npm run test:engines`: the main journeys in the engines that Playwright's own builds are not there for, and those with
// a provider connected.
import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser } from "../tests/browser/engines/browser";
import { findFirefox, startFirefox } from "../tests/browser/engines/firefox";
import { journeys } from "../tests/browser/engines/journeys";
import { providerJourneys } from "../tests/browser/engines/providerJourneys";
import { findWebKit, startWebKit } from "../tests/browser/engines/webkit";
import { installDebianPackages } from "../tests/support/install-debian-packages.mjs";
import { builtOtherAgency } from "../tests/support/otherAgency";
import { serveSite } from "../tests/support/serveSite";

interface Engine {
  name: string;
  find(): string | undefined;
  start(): Promise<Browser>;
  /** Debian's packages. */
  packages: string[];
}

const engines: Engine[] = [
  { name: "Firefox", find: findFirefox, start: startFirefox, packages: ["firefox-esr"] },
  { name: "WebKit", find: findWebKit, start: startWebKit, packages: ["webkit2gtk-driver", "xvfb", "xauth"] },
];

/** The features that src/browser/dialogs.ts replaces where an engine lacks them. */
const abilities = `
  const has = (name, there) => name + (there ? " yes" : " no");
  return [
    has("commandfor", "commandForElement" in HTMLButtonElement.prototype),
    has("closedby", "closedBy" in HTMLDialogElement.prototype),
  ].join(", ")`;

let passed = 0;
let failed = 0;

async function main(): Promise<void> {
  const missing = engines.filter(({ find }) => !find());
  if (missing.length > 0) installDebianPackages(missing.flatMap(({ packages }) => packages));

  const site = await serveSite({ dir: process.env.E2E_DIR ?? "public", port: 0 });
  const connected = await serveSite({ dir: builtOtherAgency(), port: 0 });
  try {
    for (const engine of engines) {
      if (engine.find()) await walk(engine, site.address, connected.address);
      else {
        failed++;
        console.error(
          `✘ ${engine.name} is missing on this machine. Debian's packages: ${engine.packages.join(" ")}`,
        );
      }
    }
  } finally {
    await Promise.all([site.close(), connected.close()]);
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/engines.json", JSON.stringify({ passed, failed }));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function walk(engine: Engine, site: string, connected: string): Promise<void> {
  const browser = await engine.start();
  try {
    await browser.open(`${site}/`);
    console.log(`${engine.name}: ${await browser.evaluate<string>(abilities)}`);
    const all = [
      ...Object.entries(journeys).map((journey) => [...journey, site] as const),
      ...Object.entries(providerJourneys).map((journey) => [...journey, connected] as const),
    ];
    for (const [name, steps, address] of all) {
      const report = `${engine.name}: someone ${name}`;
      try {
        await steps(browser, address);
        passed++;
        console.log(`✓ ${report}`);
      } catch (error) {
        failed++;
        console.error(`✘ ${report}\n  ${(error as Error).message}`);
      }
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
