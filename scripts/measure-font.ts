// `npm run measure-font`: how much wider the site's font is than the one that stands in until it has come, over the
// site's own words, written to src/styles/fontFallback.json. Build first.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { font } from "../src/styles/font";
import { builtPages } from "../tests/support/builtPages";
import { chromiumFlags, chromiumPath } from "../tests/support/chromium";

/** The weights of text and of headings, each with what is set in it; it stands for those around it. */
const weights = [
  { weight: 400, range: "300 500", local: ["Arial", "Liberation Sans"], words: "p" },
  {
    weight: 700,
    range: "600 900",
    local: ["Arial Bold", "Liberation Sans Bold"],
    words: "h1, h2, h3, strong, button",
  },
];

async function main(): Promise<void> {
  const pages = builtPages("public").map(({ html }) => html);
  const data = readFileSync(require.resolve(font.file)).toString("base64");
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const page = await browser.newPage();
  await page.setContent(
    `<style>@font-face { font-family: Site; src: url(data:font/woff2;base64,${data}); font-weight: ${font.weights} }</style>`,
  );
  const samples = weights.map(({ weight, words }) => ({ weight, words, pages }));
  const measured = await page.evaluate(async (samples) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("This browser has no canvas");
    const rows: { ratio: number; ascent: number; descent: number }[] = [];
    for (const { weight, words, pages } of samples) {
      const text = pages
        .map((html) => new DOMParser().parseFromString(html, "text/html"))
        .flatMap((document) => [...document.querySelectorAll(words)].map(({ textContent }) => textContent))
        .join(" ")
        .replace(/\s+/g, " ");
      await document.fonts.load(`${weight} 100px Site`);
      context.font = `${weight} 100px Site`;
      const site = context.measureText(text);
      context.font = `${weight} 100px Arial, "Liberation Sans"`;
      const ratio = site.width / context.measureText(text).width;
      rows.push({ ratio, ascent: site.fontBoundingBoxAscent, descent: site.fontBoundingBoxDescent });
    }
    return rows;
  }, samples);
  await browser.close();
  const percent = (value: number) => `${value.toFixed(1)}%`;
  const rows = measured.map(({ ratio, ascent, descent }, index) => ({
    fontWeight: weights[index]?.range,
    local: weights[index]?.local,
    sizeAdjust: percent(ratio * 100),
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
