import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFirefox } from "../engines/firefox";

/** Debian's packages for it. */
export const orcaPackages = [
  ...[
    "firefox-esr",
    "orca",
    "at-spi2-core",
    "speech-dispatcher",
    "dbus",
    "openbox",
    "xdotool",
    "xvfb",
    "xauth",
  ],
];

/** Someone who hears the site: Firefox with Orca, whose words are written down instead of spoken. */
export interface Listener {
  /** Goes to an address, and waits until Orca says that it is there, or says these words. */
  open(address: string, words?: string): Promise<void>;
  /** Presses keys, by their names in X. What was said before them counts no longer. */
  press(...keys: string[]): void;
  /** Waits until all of these have been said, in this order. */
  hears(...words: string[]): Promise<void>;
  /** Presses a key again and again until Orca says the words. */
  pressUntil(key: string, ...words: string[]): Promise<void>;
  /** All that was said since the last key. */
  said(): string[];
  close(): void;
}

/** Whether all programs are there. */
export function canListen(): boolean {
  const programs = ["orca", "speech-dispatcher", "dbus-run-session", "openbox", "xdotool", "Xvfb"];
  return Boolean(findFirefox()) && programs.every((name) => existsSync(`/usr/bin/${name}`));
}

const preferences = {
  // Accessibility is on from the start; otherwise Firefox waits for somebody to ask.
  "accessibility.force_disabled": -1,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.urlbar.suggest.searches": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.normandy.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

/**
 * Writes a sentence down, in the time that it takes to say a short one: with an answer at once Orca loses its
 * place.
 */
const writer = String.raw`
GenericExecuteSynth "printf %s \'$DATA\' | tr \'\\n\' \' \' >> $SPOKEN; echo >> $SPOKEN; sleep 0.12"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en"
`;
/** Neither the keys that are pressed nor whole pages: what is heard is the answer to a key. */
const orcaSettings = { enableKeyEcho: false, sayAllOnLoad: false, profile: ["Default", "default"] };
const dispatcher = `
CommunicationMethod "unix_socket"
AudioOutputMethod "libao"
DefaultModule writer
DefaultLanguage "en-US"
AddModule "writer" "sd_generic" "writer.conf"
`;
const session = `
openbox &
speech-dispatcher -s -C "$HOME/speech" -S "$HOME/speech.sock" -L "$HOME/run" -P "$HOME/run/pid" -t 0 &
until [ -S "$HOME/speech.sock" ]; do sleep 0.1; done
orca &
until [ -s "$SPOKEN" ]; do sleep 0.1; done
exec "$FIREFOX" --no-remote --profile "$HOME/profile" --new-window "$FIRST_PAGE"
`;

/** Starts it all, in a home of its own and on a screen in memory. Resolves when the first page has been read out. */
export async function startListening(firstPage: string): Promise<Listener> {
  const home = mkdtempSync(join(tmpdir(), "spoken-"));
  for (const folder of ["run", "profile", "data/orca", "speech/modules", "speech/clients"])
    mkdirSync(join(home, folder), { recursive: true, mode: 0o700 });
  writeFileSync(join(home, "speech/speechd.conf"), dispatcher);
  writeFileSync(join(home, "speech/modules/writer.conf"), writer);
  for (const [name, value] of Object.entries(preferences))
    appendFileSync(join(home, "profile/user.js"), `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(
    join(home, "data/orca/user-settings.conf"),
    JSON.stringify({
      general: orcaSettings,
      profiles: { default: orcaSettings },
      pronunciations: {},
      keybindings: {},
    }),
  );
  const spoken = join(home, "spoken.txt");
  writeFileSync(spoken, "");

  const { screen, display } = await startScreen();
  const env = {
    ...process.env,
    HOME: home,
    SPOKEN: spoken,
    DISPLAY: display,
    LANG: "C.UTF-8",
    XDG_RUNTIME_DIR: join(home, "run"),
    XDG_CONFIG_HOME: join(home, "config"),
    XDG_DATA_HOME: join(home, "data"),
    SPEECHD_ADDRESS: `unix_socket:${home}/speech.sock`,
    FIREFOX: findFirefox(),
    FIRST_PAGE: firstPage,
  };
  const programs = spawn("dbus-run-session", ["--", "sh", "-c", session], {
    env,
    stdio: "ignore",
    detached: true,
  });

  let mark = 0;
  let visits = 0;
  const all = () => readFileSync(spoken, "utf8").split("\n").filter(Boolean);
  const said = () => all().slice(mark);
  const type = (...args: string[]) => spawnSync("xdotool", args, { env });

  function includes(words: string[]): boolean {
    const text = said().join("\n");
    let from = 0;
    return words.every((wanted) => {
      const at = text.indexOf(wanted, from);
      from = at + wanted.length;
      return at >= 0;
    });
  }
  async function within(seconds: number, isSo: () => boolean): Promise<boolean> {
    const deadline = Date.now() + seconds * 1000;
    while (!isSo()) {
      if (Date.now() > deadline) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return true;
  }
  async function hears(...words: string[]): Promise<void> {
    if (!(await within(20, () => includes(words))))
      throw new Error(`not heard: ${words.join(" … ")}\n  heard: ${said().join(" | ")}`);
  }
  function press(...keys: string[]): void {
    mark = all().length;
    type("key", "--delay", "60", ...keys);
  }

  const listener: Listener = {
    said,
    hears,
    press,
    async pressUntil(key, ...words) {
      for (let presses = 0; presses < 30; presses++) {
        press(key);
        // Not the next before this one is answered, or the focus is beyond what is heard.
        await within(5, () => said().length > 0);
        if (await within(1, () => includes(words))) return;
      }
      throw new Error(
        `not heard after thirty times ${key}: ${words.join(" … ")}\n  heard: ${said().join(" | ")}`,
      );
    },
    async open(address, words = "Finished loading") {
      // Each time another address: one that differs in its fragment alone, or not at all, loads nothing.
      const fresh = new URL(address);
      fresh.searchParams.append("visit", String(++visits));
      press("ctrl+l");
      await hears("address");
      type("type", "--delay", "25", fresh.href);
      press("Return");
      await hears(words);
    },
    close() {
      for (const { pid } of [programs, screen]) if (pid) stop(pid);
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
  try {
    if (!(await within(60, () => includes(["Finished loading"]))))
      throw new Error(`Orca did not start\n  heard: ${said().join(" | ")}`);
  } catch (error) {
    listener.close();
    throw error;
  }
  return listener;
}

/** A screen in memory, on a display that nobody else has. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const number = await new Promise<string>((resolve) =>
    screen.stdout?.once("data", (data) => resolve(String(data).trim())),
  );
  return { screen, display: `:${number}` };
}

function stop(pid: number): void {
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}
