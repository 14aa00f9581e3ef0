import { type FSWatcher, watch as watchFile } from "node:fs";
import { dirname, join } from "node:path";
import { watch } from "chokidar";
import { checkContent } from "../../src/content/check/checkContent";
import type { Problem } from "../../src/content/check/problem";
import { filesIn } from "../../src/content/filesIn";
import { writeCheckedCopy } from "../../src/content/outputs/writeCheckedCopy";

/** Makes chokidar poll, in Gatsby too, if the system has too few file watchers left for the site's files (ENOSPC, EMFILE). */
export function pollAtWatcherLimit(root: string): void {
  const watchers: FSWatcher[] = [];
  try {
    for (const folder of ["src", "data", "static"])
      for (const file of filesIn(join(root, folder))) watchers.push(watchFile(join(root, folder, file)));
  } catch {
    process.env.CHOKIDAR_USEPOLLING = "true";
  }
  for (const watcher of watchers) watcher.close();
}

/**
 * Checks the content now and after every change. Valid content is copied to `targetDir`; invalid content leaves the
 * previous copy. Every result is reported, with `isFirst` true until the content has been valid once.
 * @param fail receives an exception of the content check, which runs again after the next change
 * @returns `ready`, which resolves once the first copy is written, and `stop`, which ends watching
 */
export function watchContent(
  { dataDir, staticDir, targetDir }: Record<"dataDir" | "staticDir" | "targetDir", string>,
  report: (problems: readonly Problem[], isFirst: boolean) => void,
  fail: (error: Error) => void,
): { ready: Promise<void>; stop(): Promise<void> } {
  let resolve = () => {};
  const ready = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();

  async function check() {
    const { problems, content } = await checkContent(dataDir, staticDir);
    if (content) await writeCheckedCopy(content, dataDir, targetDir);
    report(problems, isFirst);
    if (!content) return;
    isFirst = false;
    resolve();
  }

  // Each check waits for the previous one, so that an older result never overwrites a newer one.
  const enqueue = () => {
    queue = queue.then(check).catch(fail);
  };

  const checkSoon = () => {
    clearTimeout(timer);
    // Waits, because editors save a file in several steps.
    timer = setTimeout(enqueue, 80);
  };
  const root = dirname(dataDir);
  // Watches the folder around, because a watched folder that is moved away and back is no longer watched.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path) => !/^([\\/](data|static)([\\/].*)?)?$/.test(path.slice(root.length)),
  })
    .on("all", checkSoon)
    // Starts the first check only when the watcher is ready, so that no change in between is missed.
    .on("ready", enqueue);
  const stop = () => {
    clearTimeout(timer);
    return watcher.close();
  };
  return { ready, stop };
}
