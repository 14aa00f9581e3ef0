import { z } from "zod";
import { type CaptionOf, fieldInfoOf, partsOf, unwrapped, valueAt } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Site } from "./site";
import type { Source } from "./source";

const hasEntries = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Whether the site has what a caption names. */
const isOnSite: Record<CaptionOf, (site: Site) => unknown> = {
  "a fax": (site) => site.entriesOf("main-lines.yaml").some(({ fax }) => fax),
  "a popular product": (site) => site.entriesOf("products.yaml").some(({ popular }) => popular),
  "a portrait": (site) => site.valueAt("home.yaml", "about", "principal", "photo"),
  "a street address": (site) => site.valueAt("agency.yaml", "address", "street"),
  certifications: (site) => hasEntries(site.valueAt("home.yaml", "about", "certifications")),
  "closed days": (site) => hasEntries(site.entriesOf("closures.yaml")),
  "licensed agents": (site) => site.places.includes("/directory#licensed-agents"),
  "main lines": (site) => site.places.includes("/directory#main-lines"),
  "people who are not licensed agents": (site) => site.places.includes("/directory#staff"),
  "review sites": (site) =>
    isOnSite.reviews(site) && hasEntries(site.valueAt("home.yaml", "testimonials", "reviewSites")),
  reviews: (site) => site.places.includes("#testimonials"),
  "reviews with a rating": (site) => site.entriesOf("testimonials.yaml").some(({ rating }) => rating),
  "social networks": (site) => hasEntries(site.valueAt("agency.yaml", "social")),
  "verified reviews": (site) => site.entriesOf("testimonials.yaml").some(({ verified }) => verified),
};

/** Reports captions that are missing although the site has what they name. */
export function* captionProblems(source: Source, site: Site): Generator<Problem> {
  if (source.isPartial) return;
  const written = new Set(source.texts.map(({ path }) => path.join()));
  for (const { schema, value, path } of partsOf(source.file.content, source.value)) {
    const inner = unwrapped(schema);
    if (!(inner instanceof z.ZodObject)) continue;
    for (const [name, field] of Object.entries<z.ZodType>(inner.shape)) {
      const { captionOf, expected } = fieldInfoOf(field);
      if (!captionOf || valueAt(value, [name]) || written.has([...path, name].join())) continue;
      if (isOnSite[captionOf](site))
        yield source.problemAt(
          path,
          `"${name}" is missing, but the site has ${captionOf}. Add "${name}:", followed by ${expected}`,
        );
    }
  }
}
