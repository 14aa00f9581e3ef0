/** Whether pages get the button "Edit this page": in `npm start`, in deploy previews, or with `EDIT_LINKS=1`. */
export function wantsEditLinks(env: Readonly<NodeJS.ProcessEnv> = process.env): boolean {
  const { EDIT_LINKS, CONTEXT = "", CF_PAGES_BRANCH = "main", gatsby_executing_command } = env;
  if (EDIT_LINKS) return EDIT_LINKS === "1";
  if (gatsby_executing_command === "develop" || /^(deploy-preview|branch-deploy)$/.test(CONTEXT)) return true;
  return !/^(main|master|production)$/.test(CF_PAGES_BRANCH);
}

/** Returns a template for the URL that opens a line in GitHub's or GitLab's editor, or locally in the code editor. */
export function editorUrl(env: Readonly<NodeJS.ProcessEnv>, git: (command: string) => string) {
  if (env.gatsby_executing_command === "develop")
    return "/__open-stack-frame-in-editor?fileName={file}&lineNumber={line}";
  const remote = env.REPOSITORY_URL || git("remote get-url origin");
  // In Netlify's preview of a pull request, HEAD is the branch name, and BRANCH is a ref such as `pull/12/head`.
  const branch = env.HEAD || env.BRANCH || env.CF_PAGES_BRANCH || git("branch --show-current");
  // Skips credentials, as in https://user:token@github.com/owner/name.git.
  const [, host = "", path] =
    /^(?:[a-z+]+:\/\/)?(?:[^/@]*@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (!path || !branch || !/github|gitlab/.test(host)) return "";
  const action = host.includes("gitlab") ? "-/edit" : "edit";
  return `https://${host}/${path}/${action}/${encodeURI(branch)}/{file}#L{line}`;
}
