/**
 * Returns URL templates with the placeholders `{file}` and `{line}`: `edit` opens a line in GitHub's or GitLab's
 * editor, and `upload` opens the page for uploading a picture. In `gatsby develop`, returns only `edit`, which opens
 * the local code editor.
 * @param git runs a git command and returns its output, or an empty string if the command fails
 */
export function editorUrls(env: Readonly<NodeJS.ProcessEnv>, git: (command: string) => string) {
  if (env.gatsby_executing_command === "develop")
    return { edit: "/__open-stack-frame-in-editor?fileName={file}&lineNumber={line}" };
  const remote = env.REPOSITORY_URL || git("remote get-url origin");
  // In Netlify's preview of a pull request, HEAD is the branch name, and BRANCH is a ref such as `pull/12/head`.
  const branch = env.HEAD || env.BRANCH || env.CF_PAGES_BRANCH || git("branch --show-current");
  // Matches the host and path in the remote URL. Skips credentials, as in https://user:token@github.com/owner/name.git.
  const [, host = "", path] =
    /^(?:[a-z+]+:\/\/)?(?:[^/@]*@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (!path || !branch || !/github|gitlab/.test(host)) return {};
  const isGitLab = host.includes("gitlab");
  const at = (action: string) =>
    `https://${host}/${path}${isGitLab ? "/-" : ""}/${action}/${encodeURI(branch)}/{file}`;
  return { edit: `${at("edit")}#L{line}`, upload: at(isGitLab ? "tree" : "upload") };
}
