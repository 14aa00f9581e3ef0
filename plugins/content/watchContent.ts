import { dirname } from "node:path";
import { watch } from "chokidar";
import { checkContent } from "../../src/content/check/checkContent";
import type { Problem } from "../../src/content/check/problem";
import { writeCheckedCopy } from "../../src/content/outputs/writeCheckedCopy";

/** Where content comes from and where its checked copy goes. */
export interface WatchedFolders {
  dataDir: string;
  staticDir: string;
  targetDir: string;
}

/** How long the files have to rest before they are checked, in milliseconds: editors save in several steps. */
const rest = 80;

/**
 * Checks the content now and after every change. Good content is published; bad content leaves the copy
 * as it was. Every result is reported, `isFirst` being true until content was good once.
 * @param fail is told of a check that could not be made; the next change tries again
 * @returns `ready`, as soon as content has been published for the first time, and the way to stop watching
 */
export function watchContent(
  { dataDir, staticDir, targetDir }: WatchedFolders,
  report: (problems: readonly Problem[], isFirst: boolean) => void,
  fail: (error: Error) => void,
): { ready: Promise<void>; stop(): Promise<void> } {
  let resolve = () => {};
  const ready = new Promise<void>((kept) => {
    resolve = kept;
  });
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();

  async function check() {
    const { problems, content } = await checkContent({ dataDir, staticDir });
    if (content) await writeCheckedCopy(content, dataDir, targetDir);
    report(problems, isFirst);
    if (!content) return;
    isFirst = false;
    resolve();
  }

  // One check after the other: two at once could publish in the wrong order.
  const enqueue = () => {
    queue = queue.then(check).catch(fail);
  };

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(enqueue, rest);
  };
  const folders = [dataDir, staticDir].map(withSlashes);
  // What is around the folders is watched, because a folder that was moved away and back is not noticed from inside.
  const watcher = watch([...new Set([dataDir, staticDir].map((folder) => dirname(folder)))], {
    ignoreInitial: true,
    ignored: (path) => !folders.some((folder) => isInside(withSlashes(path), folder)),
  })
    .on("all", later)
    // No other event tells of a link that leads nowhere.
    .on("raw", (_event, _path, details) => {
      const { watchedPath } = details as { watchedPath: string };
      if (folders.some((folder) => `${withSlashes(watchedPath)}/`.startsWith(`${folder}/`))) later();
    })
    // Not sooner, or nobody would be told of a change between the first check and the start of the watch.
    .on("ready", enqueue);
  const stop = () => {
    clearTimeout(timer);
    return watcher.close();
  };
  return { ready, stop };
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}

/** Whether a path is a folder, something in it, or around it. */
function isInside(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`) || `${folder}/`.startsWith(`${path}/`);
}
