// `npm run check:live -- https://www.agency.example` says what a deployed site's host does otherwise than public/ asks
// for. Needs the same build in public/.
import { existsSync } from "node:fs";
import { otherName } from "../plugins/hosting/htaccess";
import { walkSite } from "./walkSite";

async function main(address = ""): Promise<void> {
  if (!/^https?:\/\//.test(address))
    throw new Error("Give the site's address: npm run check:live -- https://www.agency.example");
  if (!existsSync("public/_headers")) throw new Error("Make the same build here first: npm run build");
  const { origin, protocol, host } = new URL(address);
  const differences = await walkSite(origin, "public");
  if (protocol === "https:") {
    // A host such as quotes.agency.example usually has no name with www.
    const others = /^www\.|^[^.]+\.[^.]+$/.test(host) ? [otherName(host)] : [];
    for (const start of [host, ...others].flatMap((name) => [`http://${name}`, `https://${name}`])) {
      const page = `${start}/directory?utm_source=walk`;
      const what = await fetch(page).then(
        ({ url }) => `leads to ${url}`,
        () => "does not answer",
      );
      if (what !== `leads to ${page.replace(start, origin)}`) differences.push({ path: page, what });
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

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message, error.cause instanceof Error ? error.cause.message : "");
  process.exitCode = 1;
});
