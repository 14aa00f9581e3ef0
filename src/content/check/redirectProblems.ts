import type { LinkTargets } from "../declarations/linkTargets";
import { redirect, requestedPath } from "../declarations/redirect";
import { deadLink } from "./noDeadLinks";
import type { Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/**
 * Yields the redirects that do not work on every host: from a page or a file of this site, from an address that has
 * one already, and to another redirect, to this site by its whole address, or to nothing.
 * @param website the site's own address; undefined while agency.yaml is invalid
 */
export function* redirectProblems(
  source: YamlSource,
  targets: LinkTargets,
  website = "",
): Generator<Problem> {
  const entries = Array.isArray(source.value) ? source.value : [];
  const redirects = entries.flatMap((written, entry) => {
    const { success, data } = redirect.safeParse(written);
    const path = requestedPath(data?.from ?? "");
    // Compares paths in lowercase, because some hosts ignore letter case.
    return success ? [{ ...data, entry, path, key: path.toLowerCase() }] : [];
  });
  const first = new Map(redirects.toReversed().map((one) => [one.key, one]));
  const next = new Map(
    redirects.map(({ to }) => [to, to.startsWith("/") && first.get(requestedPath(to).toLowerCase())?.to]),
  );
  for (const { entry, path, key, to } of redirects) {
    const report = (field: string, message: string) =>
      source.problemAtValue([entry, field], `${field} ${message}`);
    const other = first.get(key);
    const page = key.replace(/(\/index)?(\.html)?$/, "") || "/";
    if (targets.files.has(path) || ["/404", ...targets.places].includes(page))
      yield report(
        "from",
        "is a page or file of this site, which some hosts show in its place; delete the entry",
      );
    // Allows a second spelling that leads to the same place, for hosts that heed letter case.
    else if (other && other.entry < entry && (other.path === path || other.to !== to))
      yield report(
        "from",
        `is that of entry ${other.entry + 1}, as capital letters and a last / do not count`,
      );
    const dead = deadLink(to, targets);
    const end = dead && endOf(to, next);
    if (hostOf(to) === hostOf(website) && website)
      yield report("to", `is on this site; write ${to.replace(/^https:\/\/[^/?#]+/i, "") || "/"}`);
    else if (dead && end === to) yield report("to", dead);
    else if (dead && end) yield report("to", `is an old address itself; write ${end}, where that leads`);
    else if (dead) yield report("to", "leads round in a circle; write where visitors should arrive");
  }
}

/** Returns the address at which a chain of redirects from `to` ends; undefined for a circle. */
function endOf(to: string, next: ReadonlyMap<string, string | false | undefined>): string | undefined {
  const passed = new Set<string>();
  let end = to;
  for (let step = next.get(end); step; step = next.get(end)) {
    if (passed.has(step)) return undefined;
    passed.add(step);
    end = step;
  }
  return end;
}

/** Returns the host of an https address without `www.`; undefined for a path. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : undefined;
}
