// `npm run bench [-- --runs 7]`: Lighthouse on every page of the built site, each beside an empty page. Build first.
// The 404 page is left out: Lighthouse scores no page with that status.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import type { Flags, Result } from "lighthouse";
import { freePort } from "../tests/support/ports";
import { chromiumFlags, chromiumPath } from "./chromium";
import { pagePaths } from "./pagePaths";
import { serveSite } from "./serveSite";

const emptyPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';

/** A slow phone: 150 ms and 1.6 Mbit/s as the browser's own throttling applies them, a processor four times slower. */
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

/** What is measured, with the digits that are shown. */
const measures = {
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
      // In turn, a b, b a, so that a busy moment of the machine touches both.
      for (let run = 0; run < runs; run++)
        for (const name of run % 2 === 0 ? (["page", "empty"] as const) : (["empty", "page"] as const))
          visits[name].push(await visit(name === "page" ? site.address + path : `${empty.address}/`, port));
      table[path] = row(visits.page, visits.empty);
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

/** @param tries how often Lighthouse may fail, which it does now and then when Chromium's trace has a gap */
async function visit(address: string, port: number, tries = 3): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse");
  const lhr = (await lighthouse(address, { ...flags, port }))?.lhr;
  if (lhr && !lhr.runtimeError) return lhr;
  if (tries > 1) return visit(address, port, tries - 1);
  throw new Error(`Lighthouse could not measure ${address}: ${lhr?.runtimeError?.message}`);
}

function row(page: Result[], empty: Result[]): Record<string, number> {
  const lcp = measures["LCP ms"][0];
  const ratios = page.map((result, run) => lcp(result) / lcp(empty[run] as Result));
  const medians = Object.entries(measures).map(([name, [read, digits]]) => [
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
