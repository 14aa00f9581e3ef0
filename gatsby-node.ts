import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentFiles } from "./src/content/declarations/contentFiles";
import { contentSdl } from "./src/content/outputs/graphqlTypes";

/** Types come from the declarations in src/content/; nothing is inferred from data. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentSdl());
};

/**
 * Says that what the check has made sure of is there: Gatsby makes every field of Query nullable, which would have
 * each page ask for what cannot be missing.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  const single = contentFiles.filter((file) => !file.entries).map(({ typeName }) => typeName);
  const present = (type: string) => [type.charAt(0).toLowerCase() + type.slice(1), { type: `${type}!` }];
  createResolvers({
    Query: Object.fromEntries([...single, "Site"].map(present)),
    Site: { buildTime: { type: "Date!" } },
  });
};

/**
 * Tells webpack whether its cache is still good: by the lock file, which names the version of every package, by
 * package.json, which names the browsers, and by the plugins that configure it. By itself it would look at each file
 * of each package that it builds with, which takes it as long as building. And leaves out what this project does not
 * need.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, store }) => {
  const config = getConfig();
  const { directory } = store.getState().program;
  const version = createHash("sha256");
  for (const name of ["package-lock.json", "package.json"])
    version.update(readFileSync(join(directory, name)));
  for (const file of config.cache.buildDependencies.config) version.update(readFileSync(file));
  const cache = {
    ...config.cache,
    buildDependencies: { defaultWebpack: [] },
    version: version.digest("hex"),
  };
  const plugins = config.plugins.filter((plugin: object) => !isSecondLinter(plugin));
  actions.replaceWebpackConfig({ ...config, cache, plugins: [...plugins, { apply: forgetLoaders }] });
};

/** Whether it is the ESLint of `gatsby develop`, which takes seconds at each start: Biome lints here. */
function isSecondLinter(plugin: object): boolean {
  return plugin.constructor.name === "ESLintWebpackPlugin";
}

/** A webpack plugin: webpack would look at the files of each loader as well. */
function forgetLoaders({ hooks }: WebpackCompiler): void {
  hooks.afterCompile.tap("forgetLoaders", ({ buildDependencies }) => buildDependencies.clear());
}

/** What is used of it; webpack itself is Gatsby's dependency, not this project's. */
interface WebpackCompiler {
  hooks: {
    afterCompile: {
      tap(name: string, then: (compilation: { buildDependencies: Set<string> }) => void): void;
    };
  };
}
