/**
 * Returns the addresses for editing a line and for uploading pictures, with `{file}` and `{line}` as placeholders: in the
 * code editor for `npm start`, otherwise on GitHub or GitLab, on the branch that the host builds.
 * @param git runs a git command and returns its output, which is empty after a failure
 */
export function editTarget(env: Readonly<NodeJS.ProcessEnv>, git: (command: string) => string) {
  if (env.gatsby_executing_command === "develop")
    return { edit: "/__open-stack-frame-in-editor?fileName={file}&lineNumber={line}" };
  const remote = env.REPOSITORY_URL || git("remote get-url origin");
  // In Netlify's preview of a pull request, HEAD is the name of its branch, and BRANCH is `pull/12/head`.
  const branch = env.HEAD || env.BRANCH || env.CF_PAGES_BRANCH || git("branch --show-current");
  // Leaves out a token, as in https://user:token@github.com/owner/name.git.
  const [, host = "", path] =
    /^(?:[a-z+]+:\/\/)?(?:[^/@]*@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (!path || !branch || !/github|gitlab/.test(host)) return {};
  const isGitLab = host.includes("gitlab");
  const at = (action: string) =>
    `https://${host}/${path}${isGitLab ? "/-" : ""}/${action}/${encodeURI(branch)}/{file}`;
  return { edit: `${at("edit")}#L{line}`, upload: at(isGitLab ? "tree" : "upload") };
}
