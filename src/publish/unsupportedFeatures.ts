import { relative } from "node:path";
import type { IGatsbyState } from "gatsby/dist/redux/types";

/** Reports features that work in `gatsby develop`, but not in a published site of static files. */
export function* unsupportedFeatures(state: IGatsbyState, everyPageIsHydrated: boolean): Generator<string> {
  for (const { fromPath } of state.redirects)
    yield `createRedirect from ${fromPath}: no host would read this redirect. Add a line to static/_redirects.`;
  for (const { originalRelativeFilePath: file } of state.functions)
    yield `src/api/${file}: no server would run this function. Use your host's functions, or a provider's form.`;
  for (const [path, { matchPath, defer, componentPath }] of state.pages) {
    const { serverData, config } = state.components.get(componentPath) ?? {};
    const kind =
      (serverData && "`getServerData`") ||
      ((defer || config) && "deferred rendering (DSG)") ||
      (matchPath && matchPath !== path && "a client-only route");
    if (kind)
      yield `${path} (${relative(state.program.directory, componentPath)}): ${kind} needs a server. Create one page for each address, as src/pages/{LegalPage.parent__(File)__name}.tsx does.`;
  }
  if (everyPageIsHydrated) return;
  for (const { name, resolve, browserAPIs, ssrAPIs } of state.flattenedPlugins) {
    if (/gatsby\/dist\/internal/.test(resolve)) continue;
    // `wrapPageElement` and `wrapRootElement` also work without hydration, if gatsby-ssr exports them.
    const rendered = ssrAPIs.map(String).filter((api) => /^wrap(Page|Root)Element$/.test(api));
    const ours = name === "default-site-plugin" ? ["onInitialClientRender", "onPreRouteUpdate"] : [];
    const lost = browserAPIs.map(String).filter((api) => ![...rendered, ...ours].includes(api));
    if (lost.length > 0)
      yield `${name === "default-site-plugin" ? "gatsby-browser" : name}: ${lost.join(", ")} would not run in pages without React. Move the code into src/browser/, or set hydrateEveryPage to true in gatsby-node.ts.`;
  }
}
