import { didYouMean } from "../declarations/didYouMean";
import type { LinkTargets } from "../declarations/linkTargets";
import { requestedPath } from "../declarations/redirect";
import { label, type Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Yields a problem for each link to a page, section or file of this site that does not exist. */
export function* noDeadLinks(source: YamlSource, targets: LinkTargets): Generator<Problem> {
  for (const { text, path, kind, schema } of source.texts) {
    // Two texts of the home page are links to the reviews.
    const toReviews = source.file.path === "home.yaml" && /^(proof|reviewsButton)$/.test(String(path.at(-1)));
    // Skips values that are not valid links, which the schema already reports.
    const isLink = kind === "link" && schema.safeParse(text).success;
    const dead = (isLink || toReviews) && deadLink(toReviews ? "#testimonials" : text, targets);
    if (dead) yield source.problemAtValue(path, `${label(path)} ${dead}`);
  }
}

/** Returns the message for a link to a page, section or file that does not exist; undefined for other links. */
export function deadLink(address: string, { places, files }: LinkTargets): string | undefined {
  if (!/^[/#]/.test(address)) return undefined;
  // The quote dialog is on every page, and every other section without a page is on the home page.
  const place = address.replace(/^\/#/, "#").replace(/(?<=^\/.+)#quote$/, "");
  if (places.includes(place) || files.has(requestedPath(address))) return undefined;
  if (place === "#testimonials") return "leads to the reviews, and testimonials.yaml has none: delete it";
  if (/\.\w+$/.test(address))
    return `is "${address}", and there is no such file in static/${didYouMean(address, [...files])}`;
  return `must be one of ${places.join(", ")}, or an https:// address, but is "${address}"${didYouMean(address, places)}`;
}
