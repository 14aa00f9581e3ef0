// `npm run test:hosts`: the built site in Cloudflare's own runtime and in Netlify's own parsers. What they need is
// installed into tests/hosts the first time; after that nothing here asks any other machine. Build first.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { program } from "../tests/support/program";
import { packagesAreThere } from "./packages-are-there.mjs";
import { runNpm } from "./run-npm.mjs";

const folder = join(__dirname, "../tests/hosts");

function main(): number {
  if (!packagesAreThere(folder) && !runNpm("ci --no-audit --no-fund", folder)) {
    console.error("The packages in tests/hosts could not be installed. npm's message above says why.");
    return 1;
  }
  const jest = program("jest", "--config", join(folder, "jest.config.mjs"));
  return spawnSync(process.execPath, jest, { stdio: "inherit" }).status ?? 1;
}

process.exitCode = main();
