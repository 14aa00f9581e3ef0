import { color } from "./tokens";

/** The relative luminance of a colour `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const lightGrounds = ["ground", "groundWarm", "card"] as const;
const skies = ["skyHigh", "skyMiddle", "skyLow"] as const;

type Role = keyof typeof color;

/**
 * Each colour of control borders, focus rings and meaningful icons, with its backgrounds (WCAG 2.2, 1.4.11). The
 * contrast of texts is measured in the browser (tests/browser/accessibility/contrast.spec.ts).
 */
const parts: [Role, readonly Role[]][] = [
  ["controlEdge", lightGrounds],
  ["ring", [...lightGrounds, ...skies]],
  ["ringOnDark", ["groundDark"]],
  ["textOnDark", ["groundCalm"]],
  ["calmOnDark", ["groundDark", "groundCalm"]],
  ["action", lightGrounds],
];

it.each(parts)(
  "the colour %s for borders, focus rings and icons has a contrast of 3:1 on %j",
  (front, grounds) => {
    for (const ground of grounds) expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(3);
  },
);
