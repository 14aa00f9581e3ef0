// `npm run bench [-- --runs 7]` runs Lighthouse on every page of the built site, alternating with an empty page as
// the baseline. Run `npm run build` first. The not-found page is left out, because Lighthouse cannot score a 404.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
const columns = {
  "LCP ms": [audit("largest-contentful-paint"), 0],
  "TBT ms": [audit("total-blocking-time"), 0],
  CLS: [audit("cumulative-layout-shift"), 3],
  bytes: [audit("total-byte-weight"), 0],
  performance: [score("performance"), 0],
  accessibility: [score("accessibility"), 0],
  "best practices": [score("best-practices"), 0],
  SEO: [score("seo"), 0],
} as const;

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
  const runs = Number(values.runs);
  const emptyFolder = mkdtempSync(join(tmpdir(), "empty-page-"));
  writeFileSync(join(emptyFolder, "index.html"), emptyPage);
  const site = await serveSite({ port: 0, http2: true });
  const empty = await serveSite({ dir: emptyFolder, port: 0, http2: true });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, "--ignore-certificate-errors", `--remote-debugging-port=${port}`],
  });
  try {
    const table: Record<string, Record<string, number>> = {};
    for (const path of pagePaths("public")) {
      const visits: { page: Result[]; empty: Result[] } = { page: [], empty: [] };
      // Visits both pages in turn, so that a busy moment of the machine affects both alike.
      for (let run = 0; run < runs; run++)
        for (const name of run % 2 === 0 ? (["page", "empty"] as const) : (["empty", "page"] as const))
          visits[name].push(await visit(name === "page" ? site.address + path : `${empty.address}/`, port));
      table[path] = tableRow(visits.page, visits.empty);
      console.log(`${path} measured`);
    }
    console.log(
      `Medians of ${runs} visits; LCP ÷ empty is the median ratio to the empty page visited beside.`,
    );
    console.table(table);
  } finally {
    await Promise.all([browser.close(), site.close(), empty.close()]);
    rmSync(emptyFolder, { recursive: true });
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

function tableRow(page: Result[], empty: Result[]): Record<string, number> {
  const lcp = columns["LCP ms"][0];
  const ratios = page.map((result, run) => lcp(result) / lcp(empty[run] as Result));
  const medians = Object.entries(columns).map(([name, [read, digits]]) => [
    name,
    rounded(median(page.map(read)), digits),
  ]);
  return { "LCP ÷ empty": rounded(median(ratios), 2), ...Object.fromEntries(medians) };
}

function audit(id: string) {
  return ({ audits }: Result): number => audits[id]?.numericValue ?? Number.NaN;
}

function score(id: string) {
  return ({ categories }: Result): number => 100 * (categories[id]?.score ?? Number.NaN);
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
