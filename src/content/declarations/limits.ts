/**
 * How much of everything there is: the one place for every count and size that the content must keep to.
 * A number is an exact count; `min` and `max` leave room. Change a limit here and the check, the editors'
 * red lines and the messages follow.
 */
export const limits = {
  products: 6,
  productFeatures: 4,
  testimonials: 6,
  cities: 11,
  agents: 7,
  mainLines: 2,
  trustBadges: 4,
  reasons: 5,
  certifications: 4,
  stats: 4,
  reviewSites: 4,
  footerProducts: 6,
  navigation: { min: 1, max: 8 },
  companyLinks: { min: 1, max: 12 },
  officeNotes: { min: 1, max: 6 },
  footerLabels: { min: 1, max: 4 },
  legalSections: { min: 1, max: 30 },
  legalParagraphs: { min: 1, max: 20 },
  legalPoints: { min: 1, max: 20 },
  officeHours: { min: 7, max: 9 },
  closures: { min: 0, max: 40 },
  /** Characters: "Closed for" and the name are one line on a phone, so that nothing moves when they come. */
  closureName: 24,
  embedHosts: { min: 0, max: 10 },
  /** Characters of a provider's embed code; those of a form have about 900. */
  embedCode: 5000,
  /** Words of a sentence, but not in the legal texts. */
  sentenceWords: 25,
  /** Stars of a review. */
  rating: { min: 1, max: 5 },
  /** Height of an embedded frame, in CSS pixels. */
  frameHeight: { min: 200, max: 2000 },
  /** The year the agency began. */
  since: { min: 1900 },
  /** Width of the principal's photo, in pixels: its largest use is a 600 px card on a screen of double density. */
  photoWidth: 1200,
} as const;

/** A count: exactly this many, or from `min` to `max`. */
export type Limit = number | { readonly min: number; readonly max: number };

/** Both ends of a limit. */
export function bounds(limit: Limit): { min: number; max: number } {
  return typeof limit === "number" ? { min: limit, max: limit } : limit;
}

/** A limit in words: `exactly 6 products`, `7 to 9 rows`. */
export function limitInWords(limit: Limit, plural: string): string {
  const { min, max } = bounds(limit);
  return min === max ? `exactly ${min} ${plural}` : `${min} to ${max} ${plural}`;
}
