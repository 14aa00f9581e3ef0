// `npm run bench [-- --runs 7]` runs Lighthouse on every page of the built site, alternating with an empty page as
// the baseline. Run `npm run build` first. The not-found page is left out, because Lighthouse cannot score a 404.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import type { Flags, Result } from "lighthouse";
import { chromiumFlags, chromiumPath } from "./chromium";
import { freePort } from "./freePort";
import { pagePaths } from "./pagePaths";
import { serveSite } from "./serveSite";

const emptyPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';

/** Lighthouse settings for a slow phone: 150 ms latency, 1.6 Mbit/s and a quarter of the CPU speed. */
const flags: Flags = {
  logLevel: "error",
  onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  throttlingMethod: "devtools",
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
};

/** The columns of the results table: how each value is read from Lighthouse's report, and the number of decimals. */
const columns: Record<string, [(result: Result) => number | undefined, number]> = {
  "LCP ms": [lcp, 0],
  "TBT ms": [({ audits }) => audits["total-blocking-time"]?.numericValue, 0],
  CLS: [({ audits }) => audits["cumulative-layout-shift"]?.numericValue, 3],
  bytes: [({ audits }) => audits["total-byte-weight"]?.numericValue, 0],
};
for (const category of flags.onlyCategories ?? [])
  columns[category] = [({ categories }) => 100 * Number(categories[category]?.score), 0];

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
  const site = await serveSite({ port: 0 });
  const empty = createServer((_, response) => response.end(emptyPage)).listen(0, "127.0.0.1");
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const table: Record<string, Record<string, number>> = {};
    for (const path of pagePaths("public")) {
      const visits: Result[] = [];
      const ratios: number[] = [];
      // Visits both pages in turn, so that a busy moment of the machine affects both alike.
      while (visits.length < Number(values.runs)) {
        const visited = await visit(site.address + path, port);
        const beside = await visit(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/`, port);
        visits.push(visited);
        ratios.push(lcp(visited) / lcp(beside));
      }
      const row: Record<string, number> = { "LCP ÷ empty": median(ratios, 2) };
      for (const [name, [read, digits]] of Object.entries(columns))
        row[name] = median(visits.map(read), digits);
      table[path] = row;
      console.log(`${path} measured`);
    }
    console.log("Medians of all visits; LCP ÷ empty is the median ratio to the empty page visited beside.");
    console.table(table);
  } finally {
    empty.close();
    await Promise.all([browser.close(), site.close()]);
  }
}

/** Runs Lighthouse on an address, up to `tries` times, because Chromium's trace is sometimes incomplete. */
async function visit(address: string, port: number, tries = 3): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse");
  const lhr = (await lighthouse(address, { ...flags, port }))?.lhr;
  if (lhr && !lhr.runtimeError) return lhr;
  if (tries > 1) return visit(address, port, tries - 1);
  throw new Error(`Lighthouse could not measure ${address}: ${lhr?.runtimeError?.message}`);
}

function lcp({ audits }: Result): number {
  return audits["largest-contentful-paint"]?.numericValue ?? Number.NaN;
}

function median(numbers: (number | undefined)[], digits: number): number {
  const sorted = numbers.map(Number).sort((a, b) => a - b);
  return Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(digits));
}
