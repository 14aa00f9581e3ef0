import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseHeadersFile } from "../../plugins/hosting/headersFile";
import { parseRedirectsFile } from "../../plugins/hosting/redirectsFile";
import { writeSmallSite } from "../support/walkLists";

const project = resolve(__dirname, "../..");

/** What Netlify makes of a folder with netlify.toml and the built site in public/. */
function readAsNetlify(folder: string) {
  const reader = join(__dirname, "readAsNetlify.mjs");
  return JSON.parse(execFileSync(process.execPath, [reader, folder], { encoding: "utf8" }));
}

describe("the site on Netlify", () => {
  const read = readAsNetlify(project);

  test("Netlify's parser reads the header list as the build means it", () => {
    const rules = parseHeadersFile(readFileSync(join(project, "public/_headers"), "utf8"));
    expect(read.errors).toEqual([]);
    expect(read.headers).toEqual(rules.map(({ pattern, headers }) => ({ for: pattern, values: headers })));
  });

  test("Netlify's parser reads the list of redirects as the build means it", () => {
    const small = writeSmallSite();
    const folder = mkdtempSync(join(tmpdir(), "netlify-"));
    cpSync(join(project, "netlify.toml"), join(folder, "netlify.toml"));
    cpSync(small, join(folder, "public"), { recursive: true });
    const { redirects } = readAsNetlify(folder).config;
    const list = parseRedirectsFile(readFileSync(join(small, "_redirects"), "utf8"));
    expect(list.length).toBeGreaterThan(0);
    expect(redirects).toEqual(
      list
        .flatMap(({ from, to }) => [from, `${from}/`].map((path) => ({ from: path, to, status: 301 })))
        .map((redirect) => expect.objectContaining({ ...redirect, force: false })),
    );
    for (const path of [small, folder]) rmSync(path, { recursive: true });
  });

  test("Netlify builds the site by the command of the README, and publishes it as it is", () => {
    const { command, publish, processing } = read.config.build;
    expect([command, publish]).toEqual(["npm run build", join(project, "public")]);
    expect(processing.skip_processing).toBe(true);
  });
});
