/** Whether the host builds a preview, such as Netlify for a pull request, and not the site that visitors see. */
export function isPreview(env: NodeJS.ProcessEnv = process.env): boolean {
  const branch = env.WORKERS_CI_BRANCH || "main";
  return (env.NETLIFY !== undefined && env.CONTEXT !== "production") || branch !== "main";
}
