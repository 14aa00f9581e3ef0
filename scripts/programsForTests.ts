import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";

/** Programs that the tests run: Debian's path and packages, and Playwright's browser type (`engine`). */
export const programs = {
  chromium: {
    // The headless shell loads pages twice as fast as full Chromium, but has no back/forward cache.
    path: "/usr/bin/chromium-headless-shell",
    packages: "chromium chromium-headless-shell fonts-liberation",
    engine: chromium,
  },
  firefox: { path: "/usr/bin/firefox-esr", packages: "firefox-esr", engine: firefox },
  webkit: { path: "/usr/bin/WebKitWebDriver", packages: "webkit2gtk-driver xvfb xauth", engine: webkit },
};

export const isInstalled = ({ path, engine }: (typeof programs)[keyof typeof programs]) =>
  existsSync(path) || (engine !== undefined && existsSync(engine.executablePath()));
