import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageBin } from "../../scripts/packageBin";
import { copyProject, gatsbyEnvironment } from "./copyProject";
import { fixtureBuildTime, fixturePreviewFolder, fixtureSiteFolder } from "./fixtureSite";

async function buildFixtureSite(): Promise<void> {
  const { root, remove } = copyProject();
  try {
    // Copies the directory page to the nested path `/about/team`, and adds the islands in tests/islands to the copy.
    const page = readFileSync(join(root, "src/pages/directory.tsx"), "utf8");
    mkdirSync(join(root, "src/pages/about"));
    cpSync(join(root, "tests/islands"), join(root, "src/islands"), { recursive: true });
    writeFileSync(
      join(root, "src/pages/about/team.tsx"),
      `import { Counter } from "../islands/Counter";\nimport { LateNotice } from "../islands/LateNotice";\n${page}`
        .replace("</SiteLayout>", "<Counter start={3} /><Counter start={30} /><LateNotice /></SiteLayout>")
        .replaceAll("DirectoryPage", "TeamPage")
        .replaceAll('"../', '"../../')
        .replaceAll('"/directory"', '"/about/team"'),
    );
    // Changes the deferred script, because afterDeployment.spec.ts needs a file name that differs from the real site's.
    appendFileSync(join(root, "src/browser/providerFrames.ts"), 'performance.mark("fixture");\n');
    const env = { ...gatsbyEnvironment, SOURCE_DATE_EPOCH: String(fixtureBuildTime.getTime() / 1000) };
    // Builds the site twice: as a preview, and as it is published.
    for (const [folder, EDIT_LINKS] of Object.entries({
      [fixturePreviewFolder]: "1",
      [fixtureSiteFolder]: "0",
    })) {
      const options = { cwd: root, env: { ...env, EDIT_LINKS }, stdio: "inherit" } as const;
      execFileSync(process.execPath, packageBin("gatsby", "build"), options);
      rmSync(folder, { recursive: true, force: true });
      cpSync(join(root, "public"), folder, { recursive: true, preserveTimestamps: true });
    }
  } finally {
    remove();
  }
}

buildFixtureSite().then(
  () => console.log(`Built ${fixtureSiteFolder}`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
