import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** A font that a visitor's machine has, and that stands in until the site's own has come. */
export interface StandIn {
  /** The font of the machine: Roboto on Android, Arial on Windows and Apple's. */
  machine: Machine;
  /** What it is called there, also in its free form. */
  local: readonly string[];
  /** The weights that it stands for. */
  range: string;
  /** The weight that is compared with it. */
  weight: number;
  /** What is set in these weights, as a selector. */
  words: string;
  /** Where the font is, or for Arial the one that was made in its measures. */
  file: string;
}

export type Machine = "Roboto" | "Arial";

const text = { weight: 400, range: "300 500", words: "p" };
const headings = { weight: 700, range: "600 900", words: "h1, h2, h3, strong, button" };

/** In the order in which they are looked for. */
export const standIns: readonly StandIn[] = [
  {
    machine: "Roboto",
    ...text,
    local: ["Roboto-Regular"],
    file: require.resolve("@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf"),
  },
  {
    machine: "Roboto",
    ...headings,
    local: ["Roboto-Bold"],
    file: require.resolve("@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf"),
  },
  {
    machine: "Arial",
    ...text,
    local: ["Arial", "Liberation Sans"],
    file: require.resolve("@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf"),
  },
  {
    machine: "Arial",
    ...headings,
    local: ["Arial Bold", "Liberation Sans Bold"],
    file: require.resolve("@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf"),
  },
];

/**
 * Makes a browser on Linux one whose machine has these fonts and no others.
 * @returns what to add to its environment
 */
export function machineWith(machine: Machine): { FONTCONFIG_FILE: string } {
  const folder = resolve("node_modules/.cache/stand-in-fonts");
  const config = resolve(folder, `${machine}.conf`);
  const fonts = standIns.filter((standIn) => standIn.machine === machine);
  const lines = fonts.flatMap(({ file, local: [name] }) => [
    `<dir>${dirname(file)}</dir>`,
    `<match target="scan"><test name="file"><string>${file}</string></test>`,
    `<edit name="fullname" mode="assign"><string>${name}</string></edit></match>`,
  ]);
  // As phones set them: letters at fractions of a pixel.
  const unhinted = '<edit name="hinting" mode="assign"><bool>false</bool></edit>';
  lines.push(`<match target="font">${unhinted}</match>`, `<match target="pattern">${unhinted}</match>`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    `<?xml version="1.0"?>\n<fontconfig>\n<cachedir>${folder}</cachedir>\n${lines.join("\n")}\n</fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: config };
}
