// `npm run measure-font`: how much wider the site's font is than those that stand in until it has come, over the
// site's own words, written to src/styles/fontFallback.json. Build first.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { font } from "../src/styles/font";
import { builtPages } from "../tests/support/builtPages";
import { standIns } from "../tests/support/standInFonts";
import { chromiumFlags, chromiumPath } from "./chromium";

const source = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString("base64")})`;

async function main(): Promise<void> {
  const pages = builtPages("public").map(({ html }) => html);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const page = await browser.newPage();
  const faces = [
    { family: "Site", file: font.file, weight: font.weights },
    ...standIns.map(({ machine, file, weight }) => ({ family: machine, file, weight })),
  ].map(
    ({ family, file, weight }) =>
      `@font-face { font-family: ${family}; src: ${source(file)}; font-weight: ${weight} }`,
  );
  await page.setContent(`<style>${faces.join("")}</style>`);
  const samples = standIns.map(({ machine, weight, words }) => ({ machine, weight, words, pages }));
  const measuring = page.evaluate(async (samples) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("This browser has no canvas");
    const rows: { ratio: number; ascent: number; descent: number }[] = [];
    for (const { machine, weight, words, pages } of samples) {
      const text = pages
        .map((html) => new DOMParser().parseFromString(html, "text/html"))
        .flatMap((document) => [...document.querySelectorAll(words)].map(({ textContent }) => textContent))
        .join(" ")
        .replace(/\s+/g, " ");
      const measures: TextMetrics[] = [];
      for (const family of ["Site", machine]) {
        context.font = `${weight} 100px ${family}`;
        await document.fonts.load(context.font);
        measures.push(context.measureText(text));
      }
      const [site, other] = measures as [TextMetrics, TextMetrics];
      const ratio = site.width / other.width;
      rows.push({ ratio, ascent: site.fontBoundingBoxAscent, descent: site.fontBoundingBoxDescent });
    }
    return rows;
  }, samples);
  const measured = await measuring.finally(() => browser.close());
  const percent = (value: number, digits = 0) => `${value.toFixed(digits)}%`;
  const rows = measured.map(({ ratio, ascent, descent }, index) => ({
    machine: standIns[index]?.machine,
    fontWeight: standIns[index]?.range,
    src: standIns[index]?.local.map((name) => `local("${name}")`).join(", "),
    sizeAdjust: percent(ratio * 100, 1),
    ascentOverride: percent(ascent / ratio),
    descentOverride: percent(descent / ratio),
  }));
  const file = resolve(__dirname, "../src/styles/fontFallback.json");
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
  console.log(readFileSync(file, "utf8"));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
