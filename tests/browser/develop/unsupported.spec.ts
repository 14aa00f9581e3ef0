import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { packageBin } from "../../../scripts/packageBin";
import { copyProject } from "../../support/copyProject";

test.describe.configure({ timeout: 400_000 });

const page = (code = "") => `${code}\nexport default function Page() { return <p>Words</p>; }`;

/**
 * Builds a copy of the project, which must fail.
 * @param files content by path; a "+" before the path appends to an existing file
 * @returns what the build printed
 */
function failingBuild(files: Record<string, string>): string {
  const { root, remove } = copyProject();
  try {
    for (const [name, content] of Object.entries(files)) {
      const path = join(root, name.replace("+", ""));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, name.startsWith("+") ? readFileSync(path, "utf8") + content : content);
    }
    const { NODE_ENV: _, ...env } = process.env;
    const { stdout, stderr, status } = spawnSync(process.execPath, packageBin("gatsby", "build"), {
      cwd: root,
      encoding: "utf8",
      env: { ...env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NO_COLOR: "1" },
    });
    expect([status, existsSync(join(root, "public"))], stdout + stderr).toEqual([1, false]);
    return stdout + stderr;
  } finally {
    remove();
  }
}

test("a build stops before it renders pages at what would need a server, Gatsby's runtime or a plugin's script", () => {
  const said = failingBuild({
    "+gatsby-config.ts": `config.pathPrefix = "/site"; config.plugins?.push("counts-visits", "gatsby-plugin-manifest");`,
    "plugins/counts-visits/package.json": `{ "name": "counts-visits" }`,
    "plugins/counts-visits/gatsby-browser.js": "exports.onRouteUpdate = () => {};",
    "plugins/gatsby-plugin-manifest/package.json": `{ "name": "gatsby-plugin-manifest" }`,
    "plugins/gatsby-plugin-manifest/gatsby-browser.js": "exports.onRouteUpdate = () => {};",
    "gatsby-browser.tsx": `import "./theme.css"; export const wrapPageElement = ({ element }: any) => element;`,
    "gatsby-ssr.tsx": "export const wrapPageElement = ({ element }: any) => element;",
    "theme.css": "",
    "+gatsby-node.ts": `export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
      actions.createRedirect({ fromPath: "/agents", toPath: "/directory" });
      actions.createPage({ path: "/later", component: process.cwd() + "/src/pages/404.tsx", defer: true, context: {} });
    };`,
    "src/api/quote.ts": "export default function handler() {}",
    "src/islands/Rates.tsx": `import { graphql, useStaticQuery } from "gatsby";
      export function Rates() { return useStaticQuery(graphql\`query Rates { agency { name } }\`).agency.name; }`,
    "src/pages/asked.tsx": page("export async function getServerData() { return { props: {} }; }"),
    "src/pages/app/[...].tsx": page(),
  });
  const sentences = [
    "`pathPrefix` is not supported",
    "counts-visits: onRouteUpdate is not run",
    "gatsby-browser.tsx: what it does or imports is not run",
    "createRedirect from /agents: no host reads it",
    "src/api/quote.ts: no server runs it",
    "/asked (src/pages/asked.tsx): `getServerData` needs a server",
    "/app/[...] (src/pages/app/[...].tsx): a client-only route needs",
    "/later (src/pages/404.tsx): deferred rendering (DSG) needs",
    'src/islands/Rates.tsx:1:18: ERROR: An island cannot import "useStaticQuery" from "gatsby"',
    "gatsby-plugin-manifest: plugins/brand writes icons",
  ];
  expect(
    sentences.filter((sentence) => !said.includes(sentence)),
    "sentences that the build did not print",
  ).toEqual([]);
  expect(said).not.toMatch(/Building HTML renderer|gatsby-plugin-manifest: onRouteUpdate/);
});

test("a build stops at what would do nothing in its pages, with the component, the page and the way out", () => {
  const said = failingBuild({
    "+gatsby-node.ts": `export const createPages: GatsbyNode["createPages"] = ({ actions }) =>
      actions.createSlice({ id: "note", component: process.cwd() + "/src/Note.tsx", context: {} });`,
    "src/Note.tsx": "export default function Note() { return <p onClick={() => {}}>Note</p>; }",
    "src/pages/faulty.css": "p { color: red; }",
    "src/pages/faulty.module.css": ".red { color: red; }",
    "src/islands/Island.tsx": "export function Island(_: { onPick?: () => void; }) { return <b>Island</b>; }",
    "src/pages/faulty.tsx": `
      import "./faulty.css";
      import { red } from "./faulty.module.css";
      import { css } from "@emotion/react";
      import { graphql, Link, Script, Slice } from "gatsby";
      import { GatsbyImage } from "gatsby-plugin-image";
      import { createElement, useActionState, useState } from "react";
      import { Island } from "../islands/Island";
      const Clicked = () => <button css={css({ color: "red" })} onClick={() => {}}>Press</button>;
      const Classic = () => createElement("input", { onChange() {} });
      function Sent() { const [, send] = useActionState(() => 1, 0); return <form action={send}><Stated /></form>; }
      const useLibrary = () => useState(0)[0];
      const Stated = () => <i>{useLibrary()}</i>;
      export default function Faulty({ data }: any) {
        return <main className={red}><Clicked /><Classic /><Sent /><Island onPick={() => {}} />
          <Link to="/directory" onClick={() => {}}>Directory</Link><Link to="/gone">Gone</Link>
          <Slice alias="note" /><Script src="https://tags.example/tag.js" /><img src="/icons/none.png" alt="" />
          <GatsbyImage alt="" image={data.home.about.principal.photo.childImageSharp.gatsbyImageData} /></main>;
      }
      export const Head = () => <script src="https://tags.example/head.js" />;
      export const query = graphql\`query Faulty { home { about { principal { photo { childImageSharp {
        gatsbyImageData(width: 100) } } } } } }\`;`,
  });
  const sentences = [
    "src/pages/faulty.tsx imports src/pages/faulty.css, which no page gets",
    "src/pages/faulty.tsx imports src/pages/faulty.module.css, which no page gets",
    "`onClick` on <p> in Note does nothing",
    "/faulty: `onClick` on <button> in Clicked does nothing in the published site. Put the component into src/islands/",
    "/faulty: `onChange` on <input> in Classic does nothing",
    "/faulty: `useActionState` in Sent does nothing",
    "/faulty: `action` on <form> in Sent does nothing",
    "/faulty: `useState` in Stated does nothing",
    "/faulty: `onClick` on <Link> in Faulty does nothing",
    "/faulty: Island of src/islands/Island.tsx cannot have the prop `onPick`",
    "/faulty: <Script> in Faulty is not published",
    '/faulty: <script src="https://tags.example/head.js"> of Head or of a plugin',
    // React adds a script to a form whose action is a function.
    "/faulty: <script> of Head or of a plugin",
    "/faulty: GatsbyImage and StaticImage in Faulty need Gatsby's runtime. Use `Picture`",
    "/faulty: /gone is neither a page nor a file",
    "/faulty: /icons/none.png is neither",
  ];
  expect(
    sentences.filter((sentence) => !said.includes(sentence)),
    "sentences that the build did not print",
  ).toEqual([]);
  const isExpected = (told: string) => sentences.some((sentence) => told.includes(sentence));
  expect(said.match(/^ +- .*/gm)?.filter((told) => !isExpected(told))).toEqual([]);
});
