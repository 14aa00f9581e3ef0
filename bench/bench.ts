// `npm run bench`: the built site beside its own floor and an empty page, on an emulated phone, in one run. Build first.
import { rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { compressedFolder } from "../plugins/hosting/compressFiles";
import { chromiumFlags, chromiumPath } from "../tests/support/chromium";
import { type PageBytes, pageBytes } from "../tests/support/pageBytes";
import { serveSite } from "../tests/support/serveSite";
import { machineWith } from "../tests/support/standInFonts";
import { makeFloor } from "./floor";
import { lighthouseScores, type Scores } from "./lighthouseScores";
import { browserVersion, measuredOn } from "./machine";
import { replaceSection } from "./replaceSection";
import { type Visit, visit } from "./visit";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "7" }, lighthouse: { type: "string", default: "3" } },
});
const pages = ["/", "/directory", "/privacy-policy", "/terms-and-conditions", "/nowhere"];
const debuggingPort = 9229;
/** By page; kept in docs/page-bytes.json, so that the byte budgets' test can say what grew since. */
const bytes: Record<string, PageBytes> = {};

/** What the site is to reach, and whether it does. */
const goals: { what: string; measured: string; atMost: string; isReached: boolean }[] = [];

/** When the empty page painted, beside each page: what the machine is like. */
const emptyPaints: number[] = [];

type Measure = Exclude<keyof Visit, "pathsBeforeLoad" | "pathsInAll">;

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const floorFolder = await makeFloor("public");
  const site = await serveSite({ port: 0, http2: true });
  const floor = await serveSite({ dir: floorFolder, port: 0, http2: true });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, "--ignore-certificate-errors", `--remote-debugging-port=${debuggingPort}`],
    // A phone has one font that stands in until the site's own has come; this machine may have none, or a hundred.
    env: { ...process.env, ...machineWith("Roboto") },
  });
  try {
    const tables: string[] = [];
    for (const path of pages) tables.push(await comparison(browser, path, site.address, floor.address));
    tables.push(await presses(browser, site.address));
    tables.push(await scores(site.address));
    addByteGoals();
    const text = [
      `Measured on ${measuredOn()}, ${browserVersion()}; medians of ${values.runs} visits.`,
      goalTable(),
      ...tables,
    ];
    replaceSection("docs/performance.md", "bench", text.join("\n\n"));
    writeFileSync("docs/page-bytes.json", `${JSON.stringify(bytes, null, 2)}\n`);
    console.log(text.join("\n\n"));
  } finally {
    await Promise.all([browser.close(), site.close(), floor.close()]);
    for (const folder of [floorFolder, compressedFolder(floorFolder)]) rmSync(folder, { recursive: true });
  }
}

/** Visits the page, its floor and the empty page in turn, so that a busy moment of the machine touches all. */
async function comparison(browser: Browser, path: string, site: string, floor: string): Promise<string> {
  const addresses = { site: site + path, floor: floor + path, empty: `${floor}/empty` };
  const visits: Record<keyof typeof addresses, Visit[]> = { site: [], floor: [], empty: [] };
  const names = Object.keys(visits) as (keyof typeof addresses)[];
  for (let run = 0; run < Number(values.runs); run++)
    for (const name of run % 2 === 0 ? names : names.toReversed())
      visits[name].push(await visit(browser, addresses[name]));
  emptyPaints.push(...measured(visits.empty, "paint"));
  const [first] = visits.site;
  if (first) bytes[path] = pageBytes("public", first.pathsBeforeLoad, first.pathsInAll);
  /** The median of the ratios of each visit to the one beside it: a slow spell of the machine affects both. */
  const ratio = (key: Measure, other: keyof typeof addresses): string => {
    const least = measured(visits[other], key);
    // Of what may be nothing, such as a shift, there is no ratio.
    if (least.includes(0)) return "";
    return median(measured(visits.site, key).map((value, run) => value / (least[run] ?? 0))).toFixed(2);
  };
  const row = (name: string, key: Measure, format: (value: number) => string) => {
    const [ours, floor, empty] = names.map((site) => format(median(measured(visits[site], key))));
    return `| ${name} | ${ours} | ${floor} | ${ratio(key, "floor")} | ${empty} | ${ratio(key, "empty")} |`;
  };
  const most = path === "/" ? 1.2 : 1.15;
  addGoal(
    `largest paint of \`${path}\` ÷ that of an empty page`,
    Number(ratio("paint", "empty")),
    most,
    (value) => value.toFixed(2),
  );
  // Letters that move by a fraction of a pixel are a ten-thousandth.
  const shift = Number(median(measured(visits.site, "shift")).toFixed(3));
  addGoal(`layout shift of \`${path}\``, shift, 0, (value) => value.toFixed(3));
  addGoal(`blocking time of \`${path}\``, median(measured(visits.site, "blocking")), 50, milliseconds);
  // Its first screen fits what a server sends before it waits for an answer (RFC 6928); the rest comes with the next.
  addGoal(`HTML of \`${path}\``, median(measured(visits.site, "bytesOfHtml")), 15_500, kilobytes);
  return [
    `| \`${path}\` | site | floor | ÷ | empty page | ÷ |`,
    "|---|---:|---:|---:|---:|---:|",
    row("largest paint", "paint", milliseconds),
    row("`load`", "load", milliseconds),
    row("layout shift", "shift", (value) => value.toFixed(3)),
    row("blocking after first paint", "blocking", milliseconds),
    row("bytes before `load`", "bytesBeforeLoad", kilobytes),
    row("bytes in all", "bytesInAll", kilobytes),
  ].join("\n");
}

async function presses(browser: Browser, site: string): Promise<string> {
  const visits: Visit[] = [];
  for (let run = 0; run < Number(values.runs); run++) visits.push(await visit(browser, `${site}/`, true));
  const press = median(measured(visits, "press"));
  addGoal("a press on a quote button, to the painted dialog", press, 60, milliseconds);
  return `A press on a quote button, to the painted dialog: ${milliseconds(press)}.`;
}

function addGoal(what: string, measured: number, atMost: number, format: (value: number) => string): void {
  goals.push({ what, measured: format(measured), atMost: format(atMost), isReached: measured <= atMost });
}

/** Of the bytes as sent, headers aside. */
function addByteGoals(): void {
  const largest = Math.max(...Object.values(bytes).map(({ everything }) => everything));
  addGoal("all of a page, the largest", largest, 60_000, kilobytes);
}

function goalTable(): string {
  return [
    "| Goal | measured | at most | |",
    "|---|---:|---:|---|",
    ...goals.map(
      ({ what, measured, atMost, isReached }) =>
        `| ${what} | ${measured} | ${atMost} | ${isReached ? "reached" : "**missed**"} |`,
    ),
  ].join("\n");
}

/** The best of several runs, because a busy machine only lowers the scores. The 404 has no score. */
async function scores(site: string): Promise<string> {
  const rows: string[] = [];
  const speeds: number[] = [];
  for (const path of pages.filter((page) => page !== "/nowhere")) {
    const runs: Scores[] = [];
    for (let run = 0; run < Number(values.lighthouse); run++)
      runs.push(await lighthouseScores(site + path, debuggingPort));
    speeds.push(...runs.map(({ benchmarkIndex }) => benchmarkIndex));
    const best = (key: keyof Scores) => Math.max(...runs.map((run) => run[key]));
    rows.push(
      `| \`${path}\` | ${best("performance")} | ${best("accessibility")} | ${best("best-practices")} | ${best("seo")} |`,
    );
  }
  return [
    "| Lighthouse | performance | accessibility | best practices | SEO |",
    "|---|---:|---:|---:|---:|",
    ...rows,
    "",
    `The machine meanwhile: an empty page painted after ${milliseconds(median(emptyPaints))} (270 to 290 where the goals were set); Lighthouse's benchmark index ${Math.round(median(speeds))}.`,
  ].join("\n");
}

function measured(visits: readonly Visit[], key: Measure): number[] {
  return visits.map((one) => one[key] ?? 0);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} KB`;
}
