import axe from "axe-core";
import { color } from "./tokens";

// @ts-expect-error: axe has no type declarations for its color functions
const { Color, getContrast } = axe.commons.color;
const parse = (hex: string) => new Color(0, 0, 0).parseString(hex);

const lightGrounds = ["ground", "groundWarm", "card"] as const;
const skies = ["skyHigh", "skyMiddle", "skyLow"] as const;

type Role = keyof typeof color;

/**
 * Each row contains a color, its backgrounds and the minimum contrast ratio. The default ratio is 3, the minimum for
 * control borders, focus rings and meaningful icons (WCAG 2.2, 1.4.11).
 * tests/browser/everyPage/contrast.spec.ts checks the contrast of text.
 */
const parts: [Role, readonly Role[], least?: number][] = [
  ["controlEdge", lightGrounds],
  ["ring", [...lightGrounds, ...skies]],
  ["ringOnDark", ["groundDark"]],
  ["textOnDark", ["groundCalm"]],
  ["calmOnDark", ["groundDark", "groundCalm"]],
  ["action", lightGrounds],
  ["textOnAction", ["action", "actionHover", "actionPressed"], 4.5],
  ["link", skies],
  // Checks text on the sky, which contrast.spec.ts misses, because the sky isn't an ancestor of the text.
  ["text", skies, 4.5],
  ["calm", skies, 4.5],
  ["linkHover", skies, 4.5],
];

test.each(parts)("the color %s has enough contrast on the backgrounds %j", (front, grounds, least = 3) => {
  for (const ground of grounds)
    expect(getContrast(parse(color[front]), parse(color[ground]))).toBeGreaterThanOrEqual(least);
});
