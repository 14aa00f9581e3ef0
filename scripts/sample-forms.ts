// The last step of `npm run build`: warns if the published site has sample forms. On GitHub, annotates the file.
import { readFileSync } from "node:fs";
import { embedPlaces, isSampleForm } from "../src/content/declarations/embeds";

/** Returns one warning that names all sample forms, or none. `embeds` is the checked content of data/embeds.yaml. */
export function sampleFormWarnings(embeds: Queries.HostingQuery["embeds"]): string[] {
  const samples = embedPlaces.filter((place) => isSampleForm(embeds[place].address));
  if (samples.length === 0) return [];
  return [
    `data/embeds.yaml has sample forms (${samples.join(", ")}), which throw away what visitors send. Paste your provider's code there before you publish the site (docs/forms.md says how).`,
  ];
}

if (require.main === module)
  // The copy that the build has made of data/embeds.yaml.
  for (const warning of sampleFormWarnings(JSON.parse(readFileSync(".cache/content/embeds.yaml", "utf8"))))
    console.log(
      process.env.GITHUB_ACTIONS
        ? `::warning file=data/embeds.yaml,title=Sample forms::${warning}`
        : `\nWARNING: ${warning}`,
    );
