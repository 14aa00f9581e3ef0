/**
 * How much of everything there is: the one place for every count and size that the content must keep to.
 * A number is the most there may be. Change a limit here and the check, the editors' red lines and the messages follow.
 */
export const limits = {
  products: { min: 1, max: 12 },
  productFeatures: { min: 1, max: 8 },
  testimonials: { min: 0, max: 24 },
  cities: { min: 1, max: 60 },
  agents: { min: 1, max: 60 },
  languages: { min: 0, max: 6 },
  mainLines: { min: 1, max: 10 },
  trustBadges: { min: 1, max: 10 },
  reasons: { min: 1, max: 10 },
  certifications: { min: 1, max: 10 },
  stats: { min: 1, max: 10 },
  reviewSites: { min: 1, max: 10 },
  social: { min: 0, max: 6 },
  footerProducts: { min: 1, max: 12 },
  navigation: { min: 1, max: 8 },
  companyLinks: { min: 1, max: 16 },
  officeNotes: { min: 1, max: 6 },
  footerLabels: { min: 1, max: 10 },
  legalSections: { min: 1, max: 60 },
  legalParagraphs: { min: 1, max: 40 },
  legalPoints: { min: 1, max: 40 },
  /** The days of the week, and other rows. */
  officeHours: { min: 7, max: 14 },
  /** Characters of a row that is no day of the week. */
  rowName: 30,
  closures: { min: 0, max: 60 },
  /** Years from now on. */
  closureYears: 5,
  /** Characters. */
  closureName: 40,
  /** Characters of a figure: it is set large. */
  figure: 20,
  /** Characters of the license number. */
  license: 40,
  /** Letters of a word of the agency's name: a longer one would be wider than a phone's header. */
  wordOfName: 24,
  /** Characters of a header's words where there is little room: more would be wider than a phone. */
  headerWords: 24,
  embedHosts: { min: 0, max: 10 },
  /** Characters of a provider's embed code; those of a form have about 900. */
  embedCode: 5000,
  /** Bytes of a YAML file: the longest as delivered has eight thousand. */
  fileSize: 100_000,
  /** Characters of a web address, as far as browsers agree on one. */
  address: 2000,
  /** Stars of a review. */
  rating: { min: 1, max: 5 },
  /** Height of an embedded frame, in CSS pixels. */
  frameHeight: { min: 200, max: 2000 },
  /** The year the agency began. */
  since: { min: 1900 },
  /** Width of the principal's photo, in pixels: its largest use is a 600 px card on a screen of double density. */
  photoWidth: 1200,
  /** Its height: on a phone it is shown as three quarters of its width, the rest cut off. */
  photoHeight: 900,
  /** Pixels of a side of a photo: more than any camera takes, and more than a build should hold. */
  photoSide: 12_000,
} as const;

/** How many there may be of something. */
export interface Limit {
  readonly min: number;
  readonly max: number;
}

/** A limit in words: `exactly 6 products`, `7 to 9 rows`. */
export function limitInWords({ min, max }: Limit, plural: string): string {
  return min === max ? `exactly ${min} ${plural}` : `${min} to ${max} ${plural}`;
}
