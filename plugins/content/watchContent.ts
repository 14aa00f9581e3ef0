import { dirname } from "node:path";
import { watch } from "chokidar";
import { checkContent } from "../../src/content/check/checkContent";
import type { Problem } from "../../src/content/check/problem";
import { writeCheckedCopy } from "../../src/content/outputs/writeCheckedCopy";

/**
 * Checks the content now and after every change, and calls `report` with the problems. If the content is valid, updates
 * the copy in `targetDir`.
 * @param fail called if the check throws; the check runs again after the next change
 * @returns a function that stops watching
 */
export function watchContent(
  { dataDir, staticDir, targetDir }: Record<"dataDir" | "staticDir" | "targetDir", string>,
  report: (problems: readonly Problem[]) => void,
  fail: (error: Error) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();

  async function check() {
    const { problems, site } = await checkContent(dataDir, staticDir);
    if (site) await writeCheckedCopy(site, targetDir);
    report(problems);
  }

  // Runs one check at a time, so that an older result never overwrites a newer one.
  const enqueue = () => {
    queue = queue.then(check).catch(fail);
  };
  const root = dirname(dataDir);
  // Watches the parent folder, because chokidar would not watch data/ again after it has been moved away and back:
  // https://github.com/paulmillr/chokidar/issues/1278
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path) => !/^([\\/](data|static)([\\/].*)?)?$/.test(path.slice(root.length)),
  })
    // Starts the first check once the watcher is ready, so that no later change is missed. Debounces changes, because
    // text editors may save a file in several steps.
    .on("ready", () => {
      timer = setTimeout(enqueue, 80);
    })
    .on("all", () => timer?.refresh());
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
