// `npm run check:live -- https://www.agency.example`: lists where a deployed site's responses differ from the build in
// public/. Build the same version first.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { immutable, parseHeadersFile, revalidate } from "../plugins/hosting/headers";
import { otherName } from "../plugins/hosting/htaccess";
import { parseRedirectsFile, withQuery } from "../plugins/hosting/redirectsFile";
import { filesIn } from "../src/content/filesIn";
import { pageFiles } from "./pagePaths";

const query = "?utm_source=walk";
const unknownPaths = ["/nowhere", "/nowhere/deep/", "/directory/nowhere", "/static/nowhere.js", "/static/"];
const contentTypes: Record<string, RegExp> = {
  html: /^text\/html/,
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  xml: /^(text|application)\/xml/,
  avif: /^image\/avif/,
};

/**
 * Compares a deployed site with a build: pages, files, redirects and a few nonexistent paths. Returns the differences
 * in status, body, headers, compression or redirect target.
 * @param folder the build's output folder
 * @throws if the host cannot be reached
 */
export async function compareHost(origin: string, folder: string) {
  const read = (file: string) => readFileSync(join(folder, file));
  const headers = parseHeadersFile(String(read("_headers")));
  const differences: { path: string; what: string }[] = [];

  async function compareFile(path: string, file: string, mayRedirect = true): Promise<void> {
    const response = await fetch(origin + path, { headers: { "Accept-Encoding": "br, gzip" } });
    const differs = (what: string) => differences.push({ path, what });
    const got = (name: string) => response.headers.get(name)?.replaceAll(/, */g, ", ") ?? "missing";
    const status = file === "404.html" ? 404 : 200;
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== status) return void differs(`status ${response.status} instead of ${status}`);
    if (response.redirected && !mayRedirect) differs("redirected to another address of the page");
    if (!body.equals(read(file))) differs("not the same file as in public/");
    const extension = file.split(".").at(-1) ?? "";
    const isLarge = body.length > 1000 && /^(html|css|js)$/.test(extension);
    if (isLarge && status === 200 && got("Content-Encoding") === "missing") differs("not compressed");
    if (contentTypes[extension]?.test(got("Content-Type")) === false)
      differs(`Content-Type: ${got("Content-Type")}`);
    const caching = path.startsWith("/static/") ? immutable : revalidate;
    // Hosts set their own Cache-Control for a 404, so any value but `immutable` is accepted.
    if (status === 404 ? /immutable/.test(got("Cache-Control")) : got("Cache-Control") !== caching)
      differs(`Cache-Control: ${got("Cache-Control")}`);
    for (const [name, value] of Object.entries(headers))
      if (got(name) !== value) differs(`${name}: ${got(name)}`);
  }

  async function compareRedirect(path: string, to: string): Promise<void> {
    const { status, headers } = await fetch(origin + path, { redirect: "manual" });
    const target = new URL(headers.get("Location") ?? path, origin + path).href;
    const wanted = new URL(withQuery(to, new URL(path, origin).search), origin).href;
    if (![301, 308].includes(status)) differences.push({ path, what: `old address with status ${status}` });
    else if (target !== wanted) differences.push({ path, what: "old address that redirects elsewhere" });
  }

  const requests: (() => Promise<void>)[] = [];
  for (const [path, file] of [...pageFiles(folder)].filter(([path]) => path !== "/404")) {
    for (const address of [path, path + query]) requests.push(() => compareFile(address, file, false));
    for (const address of path === "/" ? ["/index.html"] : [`${path}/`, `${path}.html`])
      requests.push(() => compareFile(address, file));
  }
  for (const file of filesIn(folder).filter((file) => !/\.html$|^_|(^|\/)\./.test(file)))
    requests.push(() => compareFile(encodeURI(`/${file}`), file));
  for (const path of unknownPaths) requests.push(() => compareFile(path, "404.html"));
  const redirects = [...parseRedirectsFile(String(read("_redirects")))];
  // Checks the first 100 redirects, then every twentieth, to save time.
  for (const [from, to] of redirects.filter((_, index) => index < 100 || index % 20 === 0))
    for (const address of [from, from + query]) requests.push(() => compareRedirect(address, to));

  while (requests.length > 0) await Promise.all(requests.splice(0, 8).map((send) => send()));
  return differences;
}

async function main(address = ""): Promise<void> {
  if (!/^https?:\/\//.test(address))
    throw new Error("Add the site's address: npm run check:live -- https://www.agency.example");
  if (!existsSync("public/_headers")) throw new Error("Build the same version here first: npm run build");
  const { origin, protocol, host } = new URL(address);
  const differences = await compareHost(origin, "public");
  if (protocol === "https:") {
    // If the host is agency.example or www.agency.example, checks both. Other subdomains usually have no www. variant.
    const others = /^www\.|^[^.]+\.[^.]+$/.test(host) ? [otherName(host)] : [];
    for (const start of [host, ...others].flatMap((name) => [`http://${name}`, `https://${name}`])) {
      const page = `${start}/directory?utm_source=walk`;
      const what = await fetch(page).then(
        ({ url }) => `redirects to ${url}`,
        () => "does not answer",
      );
      if (what !== `redirects to ${page.replace(start, origin)}`) differences.push({ path: page, what });
    }
  }
  const pathsByDifference = new Map<string, string[]>();
  for (const { path, what } of differences)
    pathsByDifference.set(what, [...(pathsByDifference.get(what) ?? []), path]);
  for (const [what, paths] of pathsByDifference) {
    const more = paths.length > 3 ? `  and ${paths.length - 3} more` : "";
    console.log(`${what}\n    ${paths.slice(0, 3).join("  ")}${more}`);
  }
  console.log(`${origin}: ${pathsByDifference.size} differences from public/`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}

if (require.main === module)
  main(process.argv[2]).catch((error: Error) => {
    console.error(error.message, error.cause instanceof Error ? error.cause.message : "");
    process.exitCode = 1;
  });
