import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { compressFiles } from "./compressFiles";
import { filesIn } from "./filesIn";
import { siteHeaders } from "./headers";
import { formatHeadersFile } from "./headersFile";
import { inlineEntry } from "./inlineEntry";
import { inlineScripts } from "./inlineScripts";
import { leanPages } from "./leanPages";
import { writeNginxConfig } from "./nginxConfig";
import { publishPages } from "./publishPages";
import { setAsideUnloaded } from "./setAsideUnloaded";
import { write } from "./write";

/** What webpack wrote for the browser in this build; public/ may hold more, from builds before. */
const emitted = new Set<string>();

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Maps without the comment that names them: they are kept, but not published.
    devtool: "hidden-source-map",
    plugins: [
      {
        apply: (compiler: WebpackCompiler) =>
          compiler.hooks.afterEmit.tap("publish", ({ assets }) => {
            for (const name of Object.keys(assets)) emitted.add(name);
          }),
      },
    ],
  });
};

/** As much of webpack as this plugin touches. */
interface WebpackCompiler {
  hooks: {
    afterEmit: { tap(name: string, run: (compilation: { assets: Record<string, unknown> }) => void): void };
  };
}

/** Has to be the last plugin in gatsby-config.ts: it looks at everything that the others have written. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const { program, pages } = store.getState();
  const root: string = program.directory;
  const folder = join(root, "public");
  const { data, errors } = await graphql<Queries.PublishQuery>(`
    query Publish {
      agency { website }
      embeds {
        leadForm { address script }
        contactForm { address script }
        survey { address script }
        hosts
      }
    }
  `);
  if (!data || errors)
    return reporter.panic("publish: the agency's website or its embeds cannot be queried", errors);

  publishPages(folder, [...pages.keys()], join(root, "static"));
  const published = filesIn(folder).filter((file) => /^[^/]+\.html$/.test(file));
  leanPages(folder, published);
  inlineEntry(folder, published, emitted);
  setAsideUnloaded(folder, join(root, ".cache", "source-maps"), emitted);
  const rules = siteHeaders({ folder, scriptHashes: inlineScripts(folder), embeds: data.embeds });
  write(join(folder, "_headers"), formatHeadersFile(rules));
  writeNginxConfig(join(root, "deploy"), rules, new URL(data.agency.website).host);
  await compressFiles(folder);
};
