import axe from "axe-core";
import { color } from "./tokens";

// @ts-expect-error: axe declares no types of its color functions
const { Color, getContrast } = axe.commons.color;
const parse = (hex: string) => new Color(0, 0, 0).parseString(hex);

const lightGrounds = ["ground", "groundWarm", "card"] as const;
const skies = ["skyHigh", "skyMiddle", "skyLow"] as const;

type Role = keyof typeof color;

/**
 * Each color of control borders, focus rings and meaningful icons, with its backgrounds (WCAG 2.2, 1.4.11). The
 * contrast of texts is measured in the browser (tests/browser/properties/contrast.spec.ts).
 */
const parts: [Role, readonly Role[]][] = [
  ["controlEdge", lightGrounds],
  ["ring", [...lightGrounds, ...skies]],
  ["ringOnDark", ["groundDark"]],
  ["textOnDark", ["groundCalm"]],
  ["calmOnDark", ["groundDark", "groundCalm"]],
  ["action", lightGrounds],
];

it.each(parts)("the color %s of borders, rings and icons has a contrast of 3:1 on %j", (front, grounds) => {
  for (const ground of grounds)
    expect(getContrast(parse(color[front]), parse(color[ground]))).toBeGreaterThanOrEqual(3);
});
