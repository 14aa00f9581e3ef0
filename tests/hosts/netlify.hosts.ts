import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseHeadersFile } from "../../plugins/hosting/headersFile";

const project = resolve(__dirname, "../..");

describe("the site on Netlify", () => {
  const reader = join(__dirname, "readAsNetlify.mjs");
  const read = JSON.parse(execFileSync(process.execPath, [reader, project], { encoding: "utf8" }));

  test("Netlify's parser reads the header list as the build means it", () => {
    const rules = parseHeadersFile(readFileSync(join(project, "public/_headers"), "utf8"));
    expect(read.errors).toEqual([]);
    expect(read.headers).toEqual(rules.map(({ pattern, headers }) => ({ for: pattern, values: headers })));
  });

  test("Netlify builds the site by the command of the README, and publishes it as it is", () => {
    const { command, publish, processing } = read.config.build;
    expect([command, publish]).toEqual(["npm run build", join(project, "public")]);
    expect(processing.skip_processing).toBe(true);
    expect(read.config.redirects).toEqual([]);
  });
});
