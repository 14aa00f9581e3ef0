/**
 * How much of everything there is: the one place for every count and size that the content must keep to.
 * A number is the most there may be. Change a limit here and the check, the editors' red lines and the messages follow.
 */
export const limits = {
  products: { min: 1, max: 12, of: "products" },
  productFeatures: { min: 1, max: 8, of: "features" },
  testimonials: { min: 0, max: 24, of: "testimonials" },
  cities: { min: 1, max: 60, of: "cities" },
  agents: { min: 1, max: 60, of: "agents" },
  languages: { min: 0, max: 6, of: "languages" },
  mainLines: { min: 1, max: 10, of: "main lines" },
  trustBadges: { min: 1, max: 10, of: "badges" },
  reasons: { min: 1, max: 10, of: "reasons" },
  certifications: { min: 1, max: 10, of: "certifications" },
  stats: { min: 1, max: 10, of: "figures" },
  reviewSites: { min: 1, max: 10, of: "sites" },
  social: { min: 0, max: 6, of: "pages" },
  footerProducts: { min: 1, max: 12, of: "products" },
  navigation: { min: 1, max: 8, of: "links" },
  companyLinks: { min: 1, max: 16, of: "links" },
  officeNotes: { min: 1, max: 6, of: "notes" },
  footerLabels: { min: 1, max: 10, of: "labels" },
  legalSections: { min: 1, max: 60, of: "sections" },
  legalParagraphs: { min: 1, max: 40, of: "paragraphs" },
  legalPoints: { min: 1, max: 40, of: "points" },
  /** The days of the week, and other rows. */
  officeHours: { min: 7, max: 14, of: "rows" },
  /** Characters of a row that is no day of the week. */
  rowName: 30,
  closures: { min: 0, max: 60, of: "days" },
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
  embedHosts: { min: 0, max: 10, of: "addresses" },
  /** Characters of a provider's embed code; those of a form have about 900. */
  embedCode: 5000,
  /** Bytes of a YAML file: the longest as delivered has eight thousand. */
  fileSize: 100_000,
  /** Characters of a web address, as far as browsers agree on one. */
  address: 2000,
  /** Google reviews of the agency. */
  reviews: { min: 1, max: 100_000 },
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

/** How many entries a list may have, and what messages call them. */
export interface Limit {
  readonly min: number;
  readonly max: number;
  readonly of: string;
}
