import { join } from "node:path";
import { watch } from "chokidar";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "../../src/content/check/checkContent";
import { findPlaceholders } from "../../src/content/check/placeholders";
import { formatReport, type Problem } from "../../src/content/check/problem";
import { writeCheckedCopy } from "../../src/content/outputs/writeCheckedCopy";
import { writeSchemas } from "../../src/content/outputs/writeSchemas";
import { contentNews } from "./contentNews";
import { watchContent } from "./watchContent";

/** Its events tell open pages what is wrong in the content; `overlay.ts` listens. */
const newsPath = "/___content";

/** The error of bad content, by the number that Gatsby prints. */
const badContent = "content";

const news = contentNews();

function folders(root: string) {
  return {
    dataDir: join(root, "data"),
    staticDir: join(root, "static"),
    targetDir: join(root, ".cache", "content"),
  };
}

/** Prints a report. Outside a terminal Gatsby would break its lines at 80 columns, away from their carets. */
function print(reporter: Reporter, report: string) {
  if (process.stdout.isTTY) reporter.log(report);
  else process.stderr.write(`\n${report}\n\n`);
}

/** Names the error that stops a build, so that Gatsby prints one line and no stack. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  reporter.setErrorMap({
    [badContent]: {
      text: () => "The build stops at the problems in data/ that are listed above.",
      level: "ERROR",
      category: "USER",
    },
  });
};

/**
 * Checks the content and writes the copy that Gatsby reads. This is the first moment after Gatsby may have
 * emptied its cache, where that copy is. A build stops at bad content; development waits until it is mended, and renews
 * the schemas that help to write it.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }) => {
  const root: string = store.getState().program.directory;
  const { dataDir, staticDir, targetDir } = folders(root);
  if (process.env.gatsby_executing_command === "develop") {
    writeSchemas(root);
    const report = (problems: readonly Problem[], isFirst: boolean) => {
      const before = news.announce(problems);
      if (problems.length > 0) {
        print(reporter, formatReport(problems));
        reporter.warn(
          isFirst ? "Waiting until the content is mended." : "The site goes on with the last good content.",
        );
      } else if (before.length > 0) reporter.success("The content is mended.");
    };
    const fail = (error: Error) => reporter.error("The content could not be checked.", error);
    // Both the check and Gatsby have it from their start.
    watch(join(root, "src/content"), { ignoreInitial: true, ignored: /\.test\.ts$/ }).once("all", () =>
      reporter.warn("What data/ may hold has changed (src/content): stop, and start npm start again."),
    );
    await watchContent({ dataDir, staticDir, targetDir }, report, fail).ready;
    return;
  }
  const { problems, content } = await checkContent({ dataDir, staticDir });
  if (!content) {
    print(reporter, formatReport(problems));
    return reporter.panic({ id: badContent, context: {} });
  }
  await writeCheckedCopy(content, dataDir, targetDir);
  const samples = findPlaceholders(dataDir).length;
  reporter.info(
    samples === 0
      ? "No sample values are left in the content."
      : `${samples} sample values are left in the content; npm run launch-check lists them.`,
  );
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(newsPath, news.handle);
};

/** The overlay is an entry of the development bundle alone, so that nothing of it can reach production. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  if (api.stage !== "develop") return;
  const overlay = join(api.store.getState().program.directory, "plugins", "content", "overlay.ts");
  const config = api.getConfig();
  config.entry.commons = [...config.entry.commons, overlay];
  // Gatsby's setWebpackConfig drops entries; only a whole configuration can have one more.
  api.actions.replaceWebpackConfig(config);
};
