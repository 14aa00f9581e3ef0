import { join } from "node:path";
import { watch } from "chokidar";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "../../src/content/check/checkContent";
import { formatReport, type Problem } from "../../src/content/check/problem";
import { findSampleValues } from "../../src/content/check/sampleValues";
import { writeCheckedCopy } from "../../src/content/outputs/writeCheckedCopy";
import { writeJsonSchemas } from "../../src/content/outputs/writeJsonSchemas";
import { contentEvents } from "./contentEvents";
import { watchContent } from "./watchContent";

/** URL of the server-sent events about content problems, to which `problemOverlay.ts` subscribes. */
const eventsPath = "/___content";

/** The id under which Gatsby knows the error for invalid content. */
const invalidContentError = "content";

const events = contentEvents();

function folders(root: string) {
  return {
    dataDir: join(root, "data"),
    staticDir: join(root, "static"),
    targetDir: join(root, ".cache", "content"),
  };
}

/** Prints a report; without a terminal, bypasses Gatsby's reporter, which would wrap lines at 80 columns. */
function print(reporter: Reporter, report: string) {
  if (process.stdout.isTTY) reporter.log(report);
  else process.stderr.write(`\n${report}\n\n`);
}

/** Registers the error that stops a build, so that Gatsby prints it in one line and without a stack trace. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  reporter.setErrorMap({
    [invalidContentError]: {
      text: () => "The build stops at the problems in data/ that are listed above.",
      level: "ERROR",
      category: "USER",
    },
  });
};

/**
 * Checks the content and writes the checked copy that Gatsby reads, in a phase after Gatsby may clear its cache.
 * Invalid content stops a build, while `gatsby develop` waits for valid content and also writes the JSON Schemas.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }) => {
  const root: string = store.getState().program.directory;
  const { dataDir, staticDir, targetDir } = folders(root);
  if (process.env.gatsby_executing_command === "develop") {
    writeJsonSchemas(root);
    const report = (problems: readonly Problem[], isFirst: boolean) => {
      const before = events.publish(problems);
      if (problems.length > 0) {
        print(reporter, formatReport(problems));
        reporter.warn(
          isFirst ? "Waiting until the content is mended." : "The site goes on with the last good content.",
        );
      } else if (before.length > 0) reporter.success("The content is mended.");
    };
    const fail = (error: Error) => reporter.error("The content could not be checked.", error);
    // Asks for a restart after a change in src/content, because declarations are loaded only at startup.
    watch(join(root, "src/content"), { ignoreInitial: true, ignored: /\.test\.ts$/ }).once("all", () =>
      reporter.warn("What data/ may hold has changed (src/content): stop, and start npm start again."),
    );
    await watchContent({ dataDir, staticDir, targetDir }, report, fail).ready;
    return;
  }
  const { problems, content } = await checkContent({ dataDir, staticDir });
  if (!content) {
    print(reporter, formatReport(problems));
    return reporter.panic({ id: invalidContentError, context: {} });
  }
  await writeCheckedCopy(content, dataDir, targetDir);
  const samples = findSampleValues(dataDir).length;
  reporter.info(
    samples === 0
      ? "No sample values are left in the content."
      : `${samples} sample values are left in the content; npm run launch-check lists them.`,
  );
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(eventsPath, events.subscribe);
};

/** Adds the overlay that shows content problems to the bundle of `gatsby develop`; builds do not contain it. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  if (api.stage !== "develop") return;
  const overlay = join(api.store.getState().program.directory, "plugins", "content", "problemOverlay.ts");
  const config = api.getConfig();
  config.entry.commons = [...config.entry.commons, overlay];
  // Replaces the whole webpack configuration, because `setWebpackConfig` cannot add a file to an entry.
  api.actions.replaceWebpackConfig(config);
};
