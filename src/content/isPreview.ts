/** Whether the host is building a preview, such as Netlify's deploy preview of a pull request. */
export function isPreview(env: NodeJS.ProcessEnv = process.env): boolean {
  const branch = env.WORKERS_CI_BRANCH || "main";
  return (env.NETLIFY !== undefined && env.CONTEXT !== "production") || branch !== "main";
}
