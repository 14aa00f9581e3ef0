// `npm run test:engines`: runs the main user journeys, with and without a connected form provider, in Firefox and
// WebKit.
import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser } from "../tests/browser/engines/browser";
import { findFirefox, startFirefox } from "../tests/browser/engines/firefox";
import { journeys } from "../tests/browser/engines/journeys";
import { providerJourneys } from "../tests/browser/engines/providerJourneys";
import { findWebKit, startWebKit } from "../tests/browser/engines/webkit";
import { builtOtherAgency } from "../tests/support/otherAgency";
import { installDebianPackages } from "./installDebianPackages";
import { serveSite } from "./serveSite";

interface Engine {
  name: string;
  find(): string | undefined;
  start(): Promise<Browser>;
  /** The Debian packages that contain the browser and its WebDriver. */
  packages: string[];
}

const engines: Engine[] = [
  { name: "Firefox", find: findFirefox, start: startFirefox, packages: ["firefox-esr"] },
  { name: "WebKit", find: findWebKit, start: startWebKit, packages: ["webkit2gtk-driver", "xvfb", "xauth"] },
];

let passed = 0;
let failed = 0;

async function main(): Promise<void> {
  const missing = engines.filter(({ find }) => !find());
  if (missing.length > 0) installDebianPackages(missing.flatMap(({ packages }) => packages));

  const site = await serveSite({ dir: process.env.E2E_DIR ?? "public", port: 0 });
  const connectedSite = await serveSite({ dir: builtOtherAgency(), port: 0 });
  for (const engine of engines)
    await runJourneys(engine, site.address, connectedSite.address).catch((error: Error) => {
      failed++;
      console.error(`✘ ${engine.name}: ${error.message}`);
    });
  await Promise.all([site.close(), connectedSite.close()]);

  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/engines.json", JSON.stringify({ passed, failed }));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function runJourneys(engine: Engine, site: string, connectedSite: string): Promise<void> {
  if (!engine.find()) throw new Error(`not installed. Debian's packages: ${engine.packages.join(" ")}`);
  const browser = await engine.start();
  const all = [
    ...Object.entries(journeys).map((journey) => [...journey, site] as const),
    ...Object.entries(providerJourneys).map((journey) => [...journey, connectedSite] as const),
  ];
  for (const [name, steps, address] of all) {
    const title = `${engine.name}: ${name}`;
    try {
      await steps(browser, address);
      passed++;
      console.log(`✓ ${title}`);
    } catch (error) {
      failed++;
      console.error(`✘ ${title}\n  ${(error as Error).message}`);
    }
  }
  await browser.close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
