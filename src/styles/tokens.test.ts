import { color, daySkies } from "./tokens";

/** WCAG 2.2's relative luminance of a colour written as #rrggbb. */
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
const darkGrounds = ["groundDark", "groundDarkRaised"] as const;
const skies = ["skyHigh", "skyMiddle", "skyLow"] as const;

type Role = keyof typeof color;

/** What stands on what. A new role that carries text belongs in here. */
const texts: [Role, readonly Role[]][] = [
  ["text", [...lightGrounds, ...skies]],
  ["textMuted", lightGrounds],
  ["link", lightGrounds],
  ["linkHover", lightGrounds],
  ["calm", lightGrounds],
  ["textOnDark", [...darkGrounds, "groundCalm", "groundCalmDark"]],
  ["textOnDarkMuted", ["groundDark"]],
  ["linkOnDark", ["groundDark", "groundCalm"]],
  ["textOnAction", ["action", "actionHover", "actionPressed"]],
  ["groundCalmDark", ["card", "groundCalmLight"]],
];

/** Edges of controls, rings, icons that say something: WCAG 2.2, 1.4.11. */
const parts: [Role, readonly Role[]][] = [
  ["controlEdge", lightGrounds],
  ["ring", [...lightGrounds, ...skies]],
  ["ringOnDark", ["groundDark"]],
  ["textOnDark", ["groundCalm"]],
  ["calmOnDark", ["groundDark", "groundCalm"]],
  ["action", lightGrounds],
];

const pairs = (list: [Role, readonly Role[]][]) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe("the colours of the site", () => {
  it.each(pairs(texts))("%s is readable on %s", (front, ground) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(parts))("%s is seen on %s", (front, ground) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(3);
  });
});

it.each(daySkies)("the icon on the sky from $high to $low is seen", ({ high, low, icon }) => {
  expect(contrast(icon, high)).toBeGreaterThanOrEqual(3);
  expect(contrast(icon, low)).toBeGreaterThanOrEqual(3);
});

describe("contrast", () => {
  it("is WCAG's: 21 for black on white, 1 for a colour on itself", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrast("#bd4a21", "#bd4a21")).toBe(1);
  });
});
