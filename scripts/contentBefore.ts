import { spawnSync } from "node:child_process";
import { isVisible } from "../src/content/filesIn";
import { event } from "./gitHubSummary";

/** Reads `dataDir` from git as it was before the push or pull request. Returns undefined if git has no such files. */
export function contentBefore(dataDir: string) {
  const git = (...args: string[]): Buffer | undefined => {
    const { status, stdout } = spawnSync("git", ["-C", dataDir, ...args], { maxBuffer: 2 ** 30 });
    return status === 0 ? stdout : undefined;
  };
  const id = (...args: string[]) =>
    git("rev-parse", "--short", ...args)
      ?.toString()
      .trim();
  const { pull_request, before } = event;
  // For a pull request, GitHub checks out a merge commit, whose first parent is the base branch. The event's `base.sha`
  // may be older than that parent (https://github.com/lablup/backend.ai/pull/11862).
  const baseCommit = id("--verify", "HEAD^2") ? "HEAD^1" : pull_request?.base.sha;
  const main = ["origin/main", "main"].find((branch) => git("merge-base", "HEAD", branch));
  const fork = git("merge-base", "HEAD", String(main))?.toString().trim();
  const revision = String(pull_request ? baseCommit : (before ?? fork));
  const paths = git("ls-tree", "-r", "-z", "--name-only", revision)?.toString().split("\0") ?? [];
  const read = (path: string): [string, Buffer] => [
    path.normalize(),
    git("show", `${revision}:./${path}`) ?? Buffer.of(),
  ];
  const files = new Map(paths.filter((path) => path && isVisible(path)).map(read));
  const name = pull_request?.base.ref ?? (before ? "the state before this push" : main);
  return files.size > 0 ? { files, name: `${name} (${id(revision)})` } : undefined;
}
