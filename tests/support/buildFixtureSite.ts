import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, gatsbyEnvironment } from "./copyProject";
import { fixtureSiteFolder, minimalSiteFolder, reactSiteFolder } from "./fixtureSite";
import { packageBin } from "./packageBin";

async function gatsbyBuild(cwd: string, variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = { ...gatsbyEnvironment, ...variables };
  const child = spawn(process.execPath, packageBin("gatsby", "build"), { cwd, env, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`gatsby build failed in ${cwd}`);
}

/**
 * Builds three sites: the fixture site as published, the fixture site as a preview that runs React in the browser, and
 * the site of an agency that has only the required content (tests/fixtures/minimal).
 */
async function buildFixtureSites(): Promise<void> {
  const { root, remove } = copyProject();
  const build = async (folder: string, variables: NodeJS.ProcessEnv = {}) => {
    await gatsbyBuild(root, variables);
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(root, "public"), folder, { recursive: true, preserveTimestamps: true });
    console.log(`Built ${folder}`);
  };
  try {
    // Adds the page `/about/team`, and adapts the fixture's relative imports to the folder src/pages/about.
    const page = readFileSync(join(root, "tests/fixtures/team.tsx"), "utf8");
    mkdirSync(join(root, "src/pages/about"));
    writeFileSync(join(root, "src/pages/about/team.tsx"), page.replaceAll('"../../src/', '"../../'));
    await build(fixtureSiteFolder);
    await build(reactSiteFolder, { NETLIFY: "true", CONTEXT: "deploy-preview", REACT_IN_BROWSER: "1" });
    rmSync(join(root, "data"), { recursive: true });
    cpSync(join(root, "tests/fixtures/minimal"), join(root, "data"), { recursive: true });
    await build(minimalSiteFolder);
  } finally {
    remove();
  }
}

// With `--all`, also builds the real site. The builds run in parallel, because each keeps only one CPU core busy.
const site = process.argv.includes("--all") ? gatsbyBuild(".") : undefined;
Promise.allSettled([site, buildFixtureSites()]).then((results) => {
  for (const result of results) {
    if (result.status === "fulfilled") continue;
    console.error(result.reason.message);
    process.exitCode = 1;
  }
});
