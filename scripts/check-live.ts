// `npm run check:live -- https://www.agency.example` says what a deployed site's host does otherwise than public/ asks
// for. Needs the same build in public/.
import { existsSync } from "node:fs";
import { walkSite } from "./walkSite";

async function main(address = ""): Promise<void> {
  if (!/^https?:\/\//.test(address))
    throw new Error("Give the site's address: npm run check:live -- https://www.agency.example");
  if (!existsSync("public/_headers")) throw new Error("Make the same build here first: npm run build");
  const { origin, protocol, host } = new URL(address);
  const differences = await walkSite(origin, "public");
  if (protocol === "https:") {
    const { headers } = await fetch(`http://${host}/`, { redirect: "manual" });
    if (!headers.get("Location")?.startsWith("https:"))
      differences.push({ path: `http://${host}/`, what: "not redirected to https" });
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
