type Env = Readonly<NodeJS.ProcessEnv>;

/** Whether pages get the button "Edit this page": in `npm start`, in deploy previews, or with `EDIT_LINKS=1`. */
export function wantsEditLinks(env: Env = process.env): boolean {
  const { EDIT_LINKS, CONTEXT = "production", gatsby_executing_command } = env;
  if (EDIT_LINKS) return EDIT_LINKS === "1";
  const branch = env.CF_PAGES_BRANCH || env.WORKERS_CI_BRANCH || "main";
  return gatsby_executing_command === "develop" || CONTEXT !== "production" || branch !== "main";
}

/** Returns a template for the URL that opens a line in GitHub's editor, or in `npm start`, in the code editor. */
export function editorUrl(env: Env, git: (command: string) => string): string {
  if (env.gatsby_executing_command === "develop")
    return "/__open-stack-frame-in-editor?fileName={file}&lineNumber={line}";
  const [, repository] =
    /github\.com[:/](.+?)(\.git)?$/.exec(env.REPOSITORY_URL || git("remote get-url origin")) ?? [];
  // In Netlify's preview of a pull request, HEAD is the branch name.
  const branch =
    env.HEAD || env.CF_PAGES_BRANCH || env.WORKERS_CI_BRANCH || git("branch --show-current") || "main";
  return repository ? `https://github.com/${repository}/edit/${encodeURI(branch)}/{file}#L{line}` : "";
}
