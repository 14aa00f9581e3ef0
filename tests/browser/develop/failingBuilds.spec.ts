import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject, gatsbyEnvironment } from "../../support/copyProject";
import { packageBin } from "../../support/packageBin";

test.describe.configure({ timeout: 400_000 });

const page = (code = "") => `${code}\nexport default function Page() { return <p>Words</p>; }`;

/**
 * Writes files to a copy of the project, expects that the build fails, and returns the build's output. If a path starts
 * with "+", appends the content to the existing file.
 */
function failingBuild(files: Record<string, string>): string {
  const { root, remove } = copyProject();
  try {
    for (const [name, content] of Object.entries(files)) {
      const path = join(root, name.replace("+", ""));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, name.startsWith("+") ? readFileSync(path, "utf8") + content : content);
    }
    const { stdout, stderr, status } = spawnSync(process.execPath, packageBin("gatsby", "build"), {
      cwd: root,
      encoding: "utf8",
      env: { ...gatsbyEnvironment, NO_COLOR: "1" },
    });
    expect(status, stdout + stderr).toBe(1);
    return stdout + stderr;
  } finally {
    remove();
  }
}

test("unsupported Gatsby features, such as getServerData, make the build fail before any page is rendered", () => {
  const output = failingBuild({
    "+gatsby-config.ts": `config.plugins?.push("counts-visits");`,
    "plugins/counts-visits/package.json": `{ "name": "counts-visits" }`,
    "plugins/counts-visits/gatsby-browser.js": "exports.onRouteUpdate = () => {};",
    "+gatsby-browser.ts": `
      export const wrapPageElement = ({ element }: any) => element;
      export const onServiceWorkerActive = () => {};`,
    "+gatsby-ssr.tsx": "export const wrapPageElement = ({ element }: any) => element;",
    "+gatsby-node.ts": `export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
      actions.createRedirect({ fromPath: "/agents", toPath: "/directory" });
      actions.createPage({ path: "/later", component: process.cwd() + "/src/pages/404.tsx", defer: true, context: {} });
    };`,
    "src/api/quote.ts": "export default function handler() {}",
    "src/pages/asked.tsx": page("export async function getServerData() { return { props: {} }; }"),
    "src/pages/app/[...].tsx": page(),
  });
  const sentences = [
    "counts-visits: onRouteUpdate would not run",
    "gatsby-browser: onServiceWorkerActive would not run",
    "createRedirect from /agents: no host would read this redirect",
    "src/api/quote.ts: no server would run this function",
    "/asked (src/pages/asked.tsx): `getServerData` needs a server",
    "/app/[...] (src/pages/app/[...].tsx): a client-only route needs",
    "/later (src/pages/404.tsx): deferred rendering (DSG) needs",
  ];
  expect(
    sentences.filter((sentence) => !output.includes(sentence)),
    "sentences that the build did not print",
  ).toEqual([]);
  expect(output).not.toContain("Building HTML renderer");
});

test("a broken link or a missing file makes the build fail, and the error message names the page", () => {
  const output = failingBuild({
    "src/pages/faulty.tsx": `
      import { Link } from "gatsby";
      export default function Faulty() {
        return <main><Link to="/gone">Gone</Link><img src="/icons/none.png" alt="" /></main>;
      }`,
  });
  expect(output.match(/^ +- .*/gm)?.map((sentence) => sentence.trim())).toEqual([
    // Errors are in document order. The image's error is first, because React preloads the image in <head>.
    expect.stringContaining("/faulty: /icons/none.png is neither"),
    expect.stringContaining("/faulty: /gone is neither a page nor a file"),
  ]);
});
